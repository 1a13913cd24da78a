/** Registry of tutorials: `learn.ts` in the folder of each game. */

export interface Lessons {
  intro: string; // the message that tells what it is
  titles: readonly string[]; // the messages with the titles of its lessons
  prepared?: true; // it begins in a position that the server has prepared
  more?: {
    // another guided game, such as one with all modules
    title: string;
    about: string;
    titles: readonly string[];
    start: string;
    options: Readonly<Record<string, string>>;
  };
}

const FILES = import.meta.glob<Lessons>("./*/learn.ts", { eager: true, import: "default" });

export function lessonsOf(game: string): Lessons | undefined {
  return FILES[`./${game}/learn.ts`];
}
