/** What this reader likes: language, light or dark, motion. Kept in the browser. */

import { LANGUAGES, type Language } from "./languages";

type Theme = "auto" | "light" | "dark";

function read(key: string): string | null {
  try {
    return localStorage.getItem(`bakufu.${key}`);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`bakufu.${key}`, value);
  } catch {
    // it lasts until the page is closed
  }
}

function firstLanguage(): Language {
  const wanted = [read("lang"), ...navigator.languages].map((tag) => (tag ?? "").toLowerCase());
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.startsWith(language.split("-")[0]!));
    if (found) return found;
  }
  return "en";
}

class Prefs {
  lang = $state<Language>(firstLanguage());
  theme = $state<Theme>((read("theme") as Theme | null) ?? "auto");
  sound = $state(read("sound") === "on");
  speed = $state(Number(read("speed") ?? 1));
  name = $state(read("name") ?? "");
  answers = $state<Record<string, "ask" | "yes" | "no">>(JSON.parse(read("answers") ?? "{}"));

  save(): void {
    write("lang", this.lang);
    write("theme", this.theme);
    write("sound", this.sound ? "on" : "off");
    write("speed", String(this.speed));
    write("name", this.name);
    write("answers", JSON.stringify(this.answers));
  }

  get calm(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches || this.speed === 0;
  }
}

export const prefs = new Prefs();

/** The secrets of this browser: its seats and its own tables. They never leave it but as a header. */
export interface Key {
  table: string;
  seat: number | null;
  token: string | null;
  host?: string;
  invite?: string;
}

export function keyOf(table: string): Key | null {
  const text = read(`key.${table}`);
  return text ? (JSON.parse(text) as Key) : null;
}

export function keep(key: Key): void {
  write(`key.${key.table}`, JSON.stringify({ ...keyOf(key.table), ...key }));
}
