/** Three letters of a name; where others begin alike, its beginning and its end: Shimosa, Shimotsuke. */
export function shortName(name: string, names: readonly string[]): string {
  const alike = names.filter((other) => other.slice(0, 3) === name.slice(0, 3)).length > 1;
  return !alike ? name.slice(0, 3) : name.length < 5 ? name : name.slice(0, 2) + name.slice(-2);
}
