/** Provinces that have changed hands between two moments. */

export interface Change {
  province: number;
  before: number; // who held it, as the game numbers them; below 0 nobody
  after: number;
  kind: "lost" | "gained" | "other"; // to the viewer
}

/** `isOwn`: whether this owner is the viewer. To who has no seat every change is of interest. */
export function changesOf(
  before: readonly number[],
  after: readonly number[],
  isOwn: ((owner: number) => boolean) | null,
): Change[] {
  return after.flatMap((owner, province): Change[] => {
    const old = before[province];
    if (old === undefined || old === owner) return [];
    const kind = isOwn?.(old) ? "lost" : isOwn?.(owner) ? "gained" : "other";
    if (isOwn && (kind === "other" || isOwn(old) === isOwn(owner))) return [];
    return [{ province, before: old, after: owner, kind }];
  });
}
