/** Options of a game: which apply, which values they offer, and their groups in the form. */

import type { OptionInfo } from "../generated/types";

/** The values that a table of so many players is offered. */
export function offered(option: OptionInfo, players: number): string[] {
  const least = option.least_players ?? [];
  return option.values.filter((_, place) => players >= (least[place] ?? 0));
}

/** What an option stands at: what was chosen, as long as it is offered to so many players; else the usual value. */
export function valueOf(
  option: OptionInfo,
  chosen: Readonly<Record<string, string>>,
  players: number,
): string {
  const usual = option.values[0]!;
  const value = chosen[option.name] ?? usual;
  return option.values.includes(value) && !offered(option, players).includes(value) ? usual : value;
}

/** Those that mean something with what was chosen elsewhere. */
export function mattering(
  options: readonly OptionInfo[],
  chosen: Readonly<Record<string, string>>,
  players: number,
): OptionInfo[] {
  const matters = ({ after }: OptionInfo): boolean => {
    const other = options.find(({ name }) => name === after?.[0]);
    return !other || (valueOf(other, chosen, players).split(",").includes(after![1]!) && matters(other));
  };
  return options.filter(matters);
}

export interface OptionGroup {
  name: string; // "" for those that stand first
  options: OptionInfo[];
}

/** By heading, in the order in which the headings come up; those without one first. */
export function grouped(options: readonly OptionInfo[]): OptionGroup[] {
  const groups = new Map<string, OptionInfo[]>([["", []]]);
  for (const option of options) {
    const name = option.group ?? "";
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return [...groups].map(([name, own]) => ({ name, options: own })).filter((group) => group.options.length);
}
