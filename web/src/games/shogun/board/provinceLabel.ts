/** Accessible labels of provinces: owner, yields, region and buildings in words. */

import type { Board } from "../../../generated/types";
import type { Words } from "../../../lib/words";
import { standsIn } from "../modules/facts";
import { CLOSED, NAMES, PROVINCES, type Highlight, type Side } from "./facts";

/** Who holds it and with how many armies. */
export function ownerName(board: Board, words: Words, province: number): string {
  const owner = board.owner[province]!;
  if (owner === CLOSED) return words.say("web-shogun-board-closed");
  if (board.draft?.taken === province) return words.say("web-shogun-board-claimed");
  if (owner < 0) return words.say("web-shogun-board-neutral");
  return words.say("web-shogun-board-held", { seat: owner, armies: board.armies[province]! });
}

/** The neighbors of a province that are in play at this table, by land and by sea. */
export function neighborsInPlay(board: Board, province: number): { land: number[]; sea: number[] } {
  const { land, sea } = PROVINCES[province]!;
  const open = (other: number): boolean => board.owner[other] !== CLOSED;
  return { land: land.filter(open), sea: sea.filter(open) };
}

export function buildingNames(board: Board, words: Words, province: number): string[] {
  return board.buildings[province]!.map((kind) => words.name("building", NAMES.buildings[kind]!));
}

/** Who stands there besides armies: a leader, and statues. */
export function standing(board: Board, words: Words, province: number): string[] {
  const { leader, statues } = standsIn(board, province);
  const owners = [...new Set(statues)];
  return [
    ...(leader === null ? [] : [words.say("web-shogun-box-leader-of", { seat: leader })]),
    ...owners.map((seat) =>
      words.say("web-shogun-box-statues-of", {
        seat,
        count: statues.filter((owner) => owner === seat).length,
      }),
    ),
  ];
}

const known = new WeakMap<Words, Map<string, string>>();

/** The label of a province; cached, because most provinces do not change from update to update. */
export function provinceLabel(
  board: Board,
  words: Words,
  side: Side,
  index: number,
  highlighted?: Highlight,
): string {
  const kept = known.get(words) ?? new Map<string, string>();
  known.set(words, kept);
  const key = [
    index,
    side,
    board.owner[index],
    board.armies[index],
    board.buildings[index]?.join(""),
    board.markers[index],
    highlighted,
    JSON.stringify(standsIn(board, index)),
  ].join();
  const said = kept.get(key) ?? saidOf(board, words, side, index, highlighted);
  kept.set(key, said);
  return said;
}

function saidOf(board: Board, words: Words, side: Side, index: number, highlighted?: Highlight): string {
  const province = PROVINCES[index]!;
  const buildings = buildingNames(board, words, index);
  const markers = board.markers[index]!;
  const parts = [
    words.name("province", province.id),
    ownerName(board, words, index),
    words.say("web-shogun-board-yield", { tax: province.tax, rice: province.rice }),
    words.name("region", province[side]),
    ...(buildings.length ? [words.join(buildings)] : []),
    ...standing(board, words, index),
    ...(markers ? [words.say("web-shogun-board-markers", { count: markers })] : []),
    ...(highlighted ? [words.say(`web-board-lit-${highlighted}`)] : []),
  ];
  return parts.join(words.lang === "zh-Hans" ? "，" : ", ");
}
