/** Reading time of a caption: how long it must stay for a quick reader at normal speed. */

const GLANCE = 250; // milliseconds until the eye is there
const LETTER = 40; // 25 letters a second: subtitles have 15 to 20
const IDEOGRAM = 120; // a Chinese character says as much as three letters
const IDEOGRAMS = /\p{Script=Han}/gu;

export function readingTime(text: string): number {
  if (!text) return 0;
  const ideograms = text.match(IDEOGRAMS)?.length ?? 0;
  return GLANCE + ideograms * IDEOGRAM + (text.length - ideograms) * LETTER;
}
