/** Shareable server address: a link to 127.0.0.1 works on no other machine, and the server knows a better one. */

import type { ReachInfo } from "../generated/types";
import { api } from "../lib/api";

/** Whether this host name means the machine itself. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/u.test(host);
}

/** The same link by another address of the server. */
export function readdressed(link: string, address: string): string {
  const { pathname, search, hash } = new URL(link);
  return address + pathname + search + hash;
}

class Reach {
  info = $state.raw<ReachInfo | null>(null); // null: not needed, or not known yet
  private asked = false;

  /** Asks once, and only where the page itself was opened by an address that is no use to others. */
  ask(): void {
    if (this.asked || !isLoopback(location.hostname)) return;
    this.asked = true;
    api.reach().then(
      (info) => (this.info = info),
      () => (this.asked = false), // whoever shows a link next asks again
    );
  }

  /** The link as others can open it, as far as that is known. */
  link(link: string): string {
    return this.info?.address ? readdressed(link, this.info.address) : link;
  }
}

export const reach = new Reach();
