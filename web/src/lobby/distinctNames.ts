/** Distinct names for tables of the same name: the first letters of their ids. */

const LEAST = 4; // letters of an id

/** By id: as many letters of it as tell it from the others of its name; nothing where the name is the only one. */
export function distinctNames(tables: readonly { id: string; name: string }[]): Map<string, string> {
  const marks = new Map<string, string>();
  for (const { id, name } of tables) {
    const others = tables.filter((other) => other.name === name && other.id !== id);
    if (!others.length) continue;
    let length = LEAST;
    while (length < id.length && others.some((other) => other.id.startsWith(id.slice(0, length)))) length++;
    marks.set(id, id.slice(0, length));
  }
  return marks;
}
