/** Legal marches grouped by target: choose a target on the map, then how many armies. */

import type { MoveTable } from "../../../lib/moves";
import { provinceOf } from "./facts";

export interface Target {
  province: number;
  attack: boolean;
  moves: Map<number, number>; // armies -> the move
}

export interface Marches {
  targets: Target[];
  others: number[]; // stay, pass: whatever needs no target
}

export function marches(legal: number[], table: MoveTable): Marches {
  const targets = new Map<string, Target>();
  const others: number[] = [];
  for (const move of legal) {
    const [kind, id, armies] = table.decode(move);
    const province = kind === "move" || kind === "attack" ? provinceOf(String(id)) : undefined;
    if (province === undefined) {
      others.push(move);
      continue;
    }
    const key = `${kind} ${province}`;
    const target = targets.get(key) ?? { province, attack: kind === "attack", moves: new Map() };
    target.moves.set(Number(armies), move);
    targets.set(key, target);
  }
  return { targets: [...targets.values()], others };
}

/** Numbers worth a button of their own: one, half, all but one, all. */
export function quickNumbers(most: number): number[] {
  return [...new Set([1, Math.ceil(most / 2), most - 1, most])].filter((n) => n >= 1).sort((a, b) => a - b);
}
