/** For tests that look at every game: what was found in the folders of the games, by the id of the game. */
export function gamesWith<Part>(files: Record<string, Part>): [game: string, part: Part][] {
  const found = Object.entries(files).map(([path, part]): [string, Part] => [path.split("/")[1]!, part]);
  if (found.length < 2) throw new Error("there are games that were not found");
  return found;
}
