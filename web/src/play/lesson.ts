/**
 * Next tutorial lesson: the open one until it was read, whatever happens at the table; then the first that is due.
 */
export function lessonToRead<Lesson extends string>(
  reading: Lesson | null,
  due: readonly Lesson[],
  seen: readonly string[],
): Lesson | null {
  if (reading !== null && !seen.includes(reading)) return reading;
  return due.find((lesson) => !seen.includes(lesson)) ?? null;
}
