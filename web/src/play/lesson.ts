/**
 * The lesson to be read: the one that is being read, until it has been, whatever happens at the table meanwhile; then
 * the first of those whose moment has come.
 */
export function lessonToRead<Lesson extends string>(
  reading: Lesson | null,
  due: readonly Lesson[],
  seen: readonly string[],
): Lesson | null {
  if (reading !== null && !seen.includes(reading)) return reading;
  return due.find((lesson) => !seen.includes(lesson)) ?? null;
}
