/**
 * A page that stays open while the server gets a new version does not know the new form of what it is sent. So whenever
 * the connection comes back, the page asks whether it is still the server's, and is loaded anew if not. Every build
 * writes its mark into the page (vite.config.ts).
 */

const MARK = "build";
const LOADED = "bakufu.loaded-build"; // once for each build, whatever a cache on the way may say

const markOf = (page: Document): string | null =>
  page.querySelector<HTMLMetaElement>(`meta[name="${MARK}"]`)?.content ?? null;

/** The mark of the server's page, if it is another one than that of this page. */
export function newBuild(html: string, here = document): string | null {
  const [own, served] = [markOf(here), markOf(new DOMParser().parseFromString(html, "text/html"))];
  return own && served && own !== served ? served : null;
}

export async function reloadIfRenewed(reload = (): void => location.reload()): Promise<void> {
  try {
    const answer = await fetch("./", { cache: "no-cache" });
    const build = answer.ok ? newBuild(await answer.text()) : null;
    if (!build || sessionStorage.getItem(LOADED) === build) return;
    sessionStorage.setItem(LOADED, build);
    reload();
  } catch {
    // The server is away again, or this browser keeps nothing: the next time will do.
  }
}
