/** Soft hyphens for long words on narrow cards: not every browser can hyphenate. */

const SOFT = "\u00ad";
const MAY_BREAK = "\u200b";
const ENDS = /(\p{L}{7,}?(?=ing|ation|sen)|\p{L}{5,}?(?=volgorde))(volgorde|ing|ation|sen)(?=\P{L}|$)/gu;

export function breakable(text: string): string {
  return text.replaceAll("/", `/${MAY_BREAK}`).replace(ENDS, `$1${SOFT}$2`);
}

const LONG_NAME = /\p{L}{8,}/gu;
const SYLLABLE = /[aeiou](?=[^aeiou]+[aeiou])/giu;

/** A name above a narrow column: a long one may be broken at the end of the syllable that is nearest to its middle. */
export function breakableName(name: string): string {
  return name.replace(LONG_NAME, (word) => {
    const ends = [...word.matchAll(SYLLABLE)].map(({ index }) => index + 1);
    if (!ends.length) return word;
    const middle = ends.reduce((best, end) =>
      Math.abs(end - word.length / 2) < Math.abs(best - word.length / 2) ? end : best,
    );
    return word.slice(0, middle) + SOFT + word.slice(middle);
  });
}

const WIDE = /\p{Script=Han}/gu;

/** The letters of the longest part of a name that stays on one line; a Chinese one is as wide as two others. */
export function longestPart(name: string): number {
  const widths = name.split(/[\s\u00ad\u200b]/).map((part) => part.length + (part.match(WIDE)?.length ?? 0));
  return Math.max(1, ...widths);
}
