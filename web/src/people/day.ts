/** A day as people write it, with the time: two devices of one day are told apart by it. */
export function moment(lang: string, seconds: number): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(seconds * 1000),
  );
}
