/** A day in the reader's language, from the seconds of the server. */
export function day(lang: string, seconds: number): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(new Date(seconds * 1000));
}
