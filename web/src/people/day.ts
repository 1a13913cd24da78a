/** A day as people write it. */
export function day(lang: string, seconds: number): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(new Date(seconds * 1000));
}

/** The same with the time: two devices of one day are told apart by it. */
export function moment(lang: string, seconds: number): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(seconds * 1000),
  );
}
