/** What somebody who was away, or looks back at a round, is told of it: a few lines of the log. */

import type { Event } from "../generated/types";
import type { Script } from "./beats";

const FEWEST = 5; // lines; where there is less news, smaller things are told, too
const MOST = 10;
const SMALL = 500; // milliseconds: an event that is shown for less is not worth a line

export interface News {
  lines: readonly Event[];
  more: number; // events that are not told
}

/** `isOwn`: whether a fact names the viewer; what concerns him is told before anything else. */
export function newsOf(events: readonly Event[], script: Script, isOwn: (seat: number) => boolean): News {
  const places = events.map((_, place) => place);
  const isNews = (place: number): boolean => script.news?.has(events[place]!.key) ?? false;
  const news = places.filter(isNews);
  if (!news.length) return { lines: [], more: events.length };
  const concerns = (place: number): boolean =>
    ["seat", "defender"].some((name) => {
      const seat = events[place]!.facts?.[name];
      return typeof seat === "number" && isOwn(seat);
    });
  const [own, others] = [news.filter(concerns), news.filter((place) => !concerns(place))];
  const small = places.filter(
    (place) => !isNews(place) && (script.pauses[events[place]!.key] ?? script.pause) >= SMALL,
  );
  const chosen = [
    ...others.slice(Math.min(others.length, Math.max(0, news.length - MOST))),
    ...own.slice(-MOST),
  ];
  if (chosen.length < FEWEST) chosen.push(...small.slice(chosen.length - FEWEST));
  return {
    lines: chosen.sort((a, b) => a - b).map((place) => events[place]!),
    more: events.length - chosen.length,
  };
}
