/** Long words of narrow cards, with places where they may be broken: not every browser knows how to hyphenate. */

const SOFT = "\u00ad";
const MAY_BREAK = "\u200b";
const ENDS = /(\p{L}{7,}?(?=ing|ation|sen)|\p{L}{5,}?(?=volgorde))(volgorde|ing|ation|sen)(?=\P{L}|$)/gu;

export function breakable(text: string): string {
  return text.replaceAll("/", `/${MAY_BREAK}`).replace(ENDS, `$1${SOFT}$2`);
}
