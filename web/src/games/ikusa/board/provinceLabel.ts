/** Accessible labels of provinces: owner, armies, forces and buildings in words. */

import type { IkusaBoard } from "../../../generated/types";
import type { Words } from "../../../lib/words";
import type { Highlight } from "../../../play/mapSelection.svelte";
import { NAMES, PROVINCES, armiesAt, forceAt, shapeOf, sum, unitsOf } from "../facts";

/** An army by its shape, its level and its units. */
export function armyInWords(board: IkusaBoard, words: Words, army: number): string {
  const units = [...unitsOf(board, army), board.struck_down[army] ? 0 : 1];
  const key = board.struck_down[army] ? "web-ikusa-army-down" : "web-ikusa-army";
  return words.say(key, { army: shapeOf(army), level: board.levels[army]!, units });
}

export function forceInWords(board: IkusaBoard, words: Words, province: number): string {
  return words.say("web-ikusa-force", { units: forceAt(board, province) });
}

export function ownerName(board: IkusaBoard, words: Words, province: number): string {
  const owner = board.owner[province]!;
  if (owner < 0) return words.say("web-ikusa-board-empty");
  const clan = words.name("clan", NAMES.clans[owner]!);
  // A bot that nobody has named is called by its clan.
  return words.seat(owner) === clan
    ? clan
    : words.say("web-ikusa-held", { seat: owner, clan: NAMES.clans[owner]! });
}

const known = new WeakMap<Words, Map<string, string>>();

/** The label of a province; cached, because most provinces do not change from update to update. */
export function provinceLabel(
  board: IkusaBoard,
  words: Words,
  province: number,
  highlighted?: Highlight,
): string {
  const kept = known.get(words) ?? new Map<string, string>();
  known.set(words, kept);
  const armies = armiesAt(board, province).map((army) => [
    army,
    board.levels[army],
    board.struck_down[army],
    ...unitsOf(board, army),
  ]);
  const key = [
    province,
    board.owner[province],
    board.castle[province],
    highlighted,
    forceAt(board, province),
    armies,
  ].join(";");
  const said = kept.get(key) ?? saidOf(board, words, province, highlighted);
  kept.set(key, said);
  return said;
}

function saidOf(board: IkusaBoard, words: Words, province: number, highlighted?: Highlight): string {
  const castle = board.castle[province]!;
  const parts = [
    words.name("province", PROVINCES[province]!.id),
    ownerName(board, words, province),
    ...armiesAt(board, province).map((army) => armyInWords(board, words, army)),
    ...(sum(forceAt(board, province)) ? [forceInWords(board, words, province)] : []),
    ...(castle ? [words.name("building", NAMES.buildings[castle - 1]!)] : []),
    ...(highlighted ? [words.say(`web-board-lit-${highlighted}`)] : []),
  ];
  return parts.join(words.lang === "zh-Hans" ? "，" : ", ");
}
