/** Rulebook parser: the same marks as in engine/rulebook.py. */

import { aboutGame, FIRST_GAME } from "../games/about";
import type { Language } from "../lib/languages";

export interface Rule {
  id: string;
  title: string; // rulings have one
  text: string;
  examples: string[];
  module: boolean;
}

/** A part of the book in its order: headings, rules, and what stands between them. */
export type Part =
  | { kind: "heading"; level: number; text: string; anchor: string }
  | { kind: "rule"; rule: Rule }
  | { kind: "text"; text: string }
  | Table;

export interface Book {
  lang: Language;
  parts: Part[];
  rules: Map<string, Rule>;
}

const HEADING = /^(#{1,4}) +(.*)$/;
const RULE = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)?-\d\d)(?: ([^*]+))?\*\* *(.*)$/;
const MODULE = /^ ?(?:\(module\)|（模块）)/;
const EXAMPLE = /^ {2}(?:Example|Voorbeeld|实例)(?: ?(?:\(module\)|（模块）))?[:：] *(.*)$/;
const ID = /\b(?:[A-Z]-[A-Z0-9]+|[AQ])-\d\d\b/;

export function parse(text: string, lang: Language): Book {
  const parts: Part[] = [];
  const lines = text.split("\n");
  for (let place = 0; place < lines.length;) {
    const line = lines[place]!;
    const heading = HEADING.exec(line);
    const start = place++;
    if (!line.trim()) continue;
    if (heading) {
      parts.push({
        kind: "heading",
        level: heading[1]!.length,
        text: heading[2]!,
        anchor: `part-${parts.length}`,
      });
    } else if (RULE.test(line)) {
      while (place < lines.length && (lines[place]!.startsWith("  ") || isGapInRule(lines, place))) place++;
      parts.push({ kind: "rule", rule: ruleOf(lines.slice(start, place)) });
    } else if (line.startsWith("|")) {
      while (lines[place]?.startsWith("|")) place++;
      parts.push(tableOf(lines.slice(start, place)));
    } else {
      while (lines[place]?.trim() && !startsAnew(lines[place]!)) place++;
      parts.push({ kind: "text", text: lines.slice(start, place).join("\n") });
    }
  }
  const rules = parts.flatMap((part) => (part.kind === "rule" ? [part.rule] : []));
  return { lang, parts, rules: new Map(rules.map((rule) => [rule.id, rule])) };
}

function startsAnew(line: string): boolean {
  return HEADING.test(line) || RULE.test(line) || line.startsWith("|");
}

/** An empty line within a rule: more of it follows. */
function isGapInRule(lines: string[], place: number): boolean {
  return lines[place] === "" && (lines[place + 1]?.startsWith("  ") ?? false);
}

function ruleOf(lines: string[]): Rule {
  const [, id, title = "", first] = RULE.exec(lines[0]!) as unknown as [
    string,
    string,
    string | undefined,
    string,
  ];
  const body = [first.replace(MODULE, "")];
  const examples: string[] = [];
  for (const line of lines.slice(1)) {
    const example = EXAMPLE.exec(line);
    if (example) examples.push(example[1]!);
    else body.push(line.replace(/^ {2}/, ""));
  }
  return { id, title, text: body.join("\n").trim(), examples, module: MODULE.test(first) };
}

export interface Table {
  kind: "table";
  head: string[];
  rows: string[][];
}

/** The text of a rule in its order: lines, and tables within it. */
export function blocks(text: string): (string | Table)[] {
  const found: (string | Table)[] = [];
  const lines = text.split("\n");
  for (let place = 0; place < lines.length;) {
    const start = place++;
    if (lines[start]!.startsWith("|")) {
      while (lines[place]?.startsWith("|")) place++;
      found.push(tableOf(lines.slice(start, place)));
    } else if (lines[start]!.trim()) found.push(lines[start]!);
  }
  return found;
}

function tableOf(lines: string[]): Table {
  const cells = lines.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const rows = cells.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}

/** A piece of running text: plain, bold, emphasized, code, or the id of a rule. */
export interface Piece {
  kind: "plain" | "bold" | "slant" | "code" | "rule";
  text: string;
}

const MARKS: [Piece["kind"], RegExp][] = [
  ["code", /`([^`]+)`/],
  ["bold", /\*\*([^*]+)\*\*/],
  ["slant", /\*([^*\s][^*]*)\*/],
  ["rule", new RegExp(`(${ID.source})`)],
];

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let rest = text;
  while (rest) {
    const first = MARKS.map(([kind, mark]) => ({ kind, match: mark.exec(rest) }))
      .filter((one): one is { kind: Piece["kind"]; match: RegExpExecArray } => one.match !== null)
      .sort((a, b) => a.match.index - b.match.index)[0];
    if (!first) break;
    if (first.match.index) found.push({ kind: "plain", text: rest.slice(0, first.match.index) });
    found.push({ kind: first.kind, text: first.match[1]! });
    rest = rest.slice(first.match.index + first.match[0].length);
  }
  if (rest) found.push({ kind: "plain", text: rest });
  return found;
}

/** Whether a rule speaks of all these words, or is the one that is asked for by its id. */
export function speaksOf(rule: Rule, wanted: string): boolean {
  const text = plain(`${rule.id} ${rule.title} ${rule.text} ${rule.examples.join(" ")}`);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** For comparing: without marks, case and accents, so that "no theater" finds "Nô theater". */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f*`]/g, "")
    .toLowerCase();
}

/** The heading above a rule, without the ids of its group. */
export function headingOf(book: Book, id: string): string {
  const at = book.parts.findIndex((part) => part.kind === "rule" && part.rule.id === id);
  const heading = book.parts.slice(0, Math.max(0, at)).findLast((part) => part.kind === "heading");
  return heading?.kind === "heading"
    ? heading.text.replace(/^[\d.]+ */, "").replace(/ ?[(（][A-Z]-[^)）]*[)）]/g, "")
    : "";
}

const BOOKS = import.meta.glob("../../../src/bakufu/games/*/data/rules*.md", {
  query: "?raw",
  import: "default",
});

/** The games that have a rulebook here. */
export const WITH_BOOK = [...new Set(Object.keys(BOOKS).map((path) => path.split("/").at(-3)!))].sort(
  (a, b) => Number(b === FIRST_GAME) - Number(a === FIRST_GAME),
);

/** The game that a rule belongs to: its id begins with the letter of the game, or of the game's rulings. */
export function gameOfRule(id: string): string {
  return (
    WITH_BOOK.find((game) => game[0]!.toUpperCase() === id[0] || aboutGame(game).rulings === id[0]) ??
    FIRST_GAME
  );
}

/** The rulebook of a game in a language, or in English where it has not been translated. */
export async function load(lang: Language, game: string): Promise<Book> {
  const find = (tag: string) =>
    Object.entries(BOOKS).find(([path]) =>
      path.endsWith(`/${game}/data/${tag === "en" ? "rules.md" : `rules.${tag}.md`}`),
    );
  const found = find(lang);
  const read = (found ?? find("en"))?.[1];
  if (!read) throw new Error("the rulebook is missing");
  return parse((await read()) as string, found ? lang : "en");
}
