/** Hash router: the part of the URL after #. Links carry their secrets there, so no server log sees them. */

const PAGES = [
  "create",
  "lobby",
  "learn",
  "rules",
  "replay",
  "settings",
  "me",
  "sign-in",
  "find",
  "leaderboard",
  "person",
  "tournaments",
  "tournament",
  "clubs",
  "club",
  "moderation",
] as const;
export type Page = "home" | "table" | (typeof PAGES)[number];

class Route {
  hash = $state(location.hash);

  constructor() {
    addEventListener("hashchange", () => (this.hash = location.hash));
  }

  get parts(): string[] {
    return this.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decoded);
  }

  get page(): Page {
    const [first, id] = this.parts;
    if ((first === "t" || first === "replay") && !id) return "home"; // no table is named
    return first === "t" ? "table" : (PAGES.find((page) => page === first) ?? "home");
  }

  /** An address that leads nowhere shows the start page, which says so. */
  get unknown(): boolean {
    return this.page === "home" && this.parts.length > 0;
  }

  go(...parts: string[]): void {
    location.hash = hashOf(parts);
  }

  /** The same page under another address: the reader's way back stays as it was. */
  replace(...parts: string[]): void {
    history.replaceState(null, "", hashOf(parts));
    this.hash = location.hash;
  }
}

function hashOf(parts: string[]): string {
  return "#/" + parts.map(encodeURIComponent).join("/");
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a link that was cut in the middle
  }
}

/** The whole address of a page, to be sent to somebody. */
export function addressOf(...parts: string[]): string {
  return new URL(hashOf(parts), location.href).href;
}

export const route = new Route();
