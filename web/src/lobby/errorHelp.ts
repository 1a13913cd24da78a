/** Help texts for errors, by the key of the refusal: each has a title and a sentence (web-lobby-advice-…). */

const HELP: Record<string, string> = {
  "table-unknown": "table",
  "token-wrong": "seat",
  "token-malformed": "seat",
  "link-renewed": "renewed",
  "seat-lost": "lost",
  "device-signed-out": "lost",
  "no-spectators": "spectators",
  "invitation-wrong": "invitation",
  "invitation-void": "void", // at a table that needs none
  "table-not-started": "started",
  "too-fast": "busy",
  "too-many-tables": "busy",
  "table-busy": "busy",
};

export function helpFor(key: string): string {
  return HELP[key] ?? "other";
}

/** Whether only the seat is lost, or was never there: then the game can still be watched. */
export function losesSeat(key: string): boolean {
  return ["seat", "renewed", "void", "lost"].includes(helpFor(key));
}

/** Whether the sentence of the refusal says more than the help text does. */
export function saysMore(key: string): boolean {
  return !["table", "spectators", "invitation", "void", "started"].includes(helpFor(key));
}
