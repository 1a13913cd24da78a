/** Where the reader is: the part of the address after #. Secrets in links stand there too, so no server log sees them. */

export type Page = "home" | "lobby" | "table" | "rules" | "replay";

class Route {
  hash = $state(location.hash);

  constructor() {
    addEventListener("hashchange", () => (this.hash = location.hash));
  }

  get parts(): string[] {
    return this.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
  }

  get page(): Page {
    const first = this.parts[0];
    return first === "t" ? "table" : first === "lobby" || first === "rules" || first === "replay" ? first : "home";
  }

  go(...parts: string[]): void {
    location.hash = "/" + parts.map(encodeURIComponent).join("/");
  }
}

export const route = new Route();
