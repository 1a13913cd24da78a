/**
 * A group of things with tooltips is one stop of the Tab key; the arrow keys go from one to the next. An attachment for
 * the element that holds them.
 */

const MEMBERS = "[data-tip-tap]";
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The member that has the tab stop after this key, or null where the key does nothing here. */
export function nextMember(key: string, at: number, count: number): number | null {
  if (count === 0 || at < 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}

export function roving(group: HTMLElement): () => void {
  const members = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(MEMBERS)];
  let stop: HTMLElement | undefined;

  function settle(): void {
    const all = members();
    if (!stop || !all.includes(stop)) stop = all[0];
    for (const member of all) member.tabIndex = member === stop ? 0 : -1;
  }
  function keys(event: KeyboardEvent): void {
    const all = members();
    const next = nextMember(event.key, all.indexOf(event.target as HTMLElement), all.length);
    if (next === null) return;
    stop = all[next];
    settle();
    stop?.focus();
    event.preventDefault();
  }
  function focused({ target }: FocusEvent): void {
    const member = (target as Element).closest<HTMLElement>(MEMBERS);
    if (!member || member === stop) return;
    stop = member;
    settle();
  }

  settle();
  const observer = new MutationObserver(settle);
  observer.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", keys);
  group.addEventListener("focusin", focused);
  return () => {
    observer.disconnect();
    group.removeEventListener("keydown", keys);
    group.removeEventListener("focusin", focused);
  };
}
