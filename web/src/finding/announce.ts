/** Saying that a game has been found, to somebody who looks elsewhere: in the title of the page, and by a notification. */

const FLASH = 700; // milliseconds

export function announce(text: string): void {
  if (!document.hidden) return;
  let shown = document.title; // what the page itself would show
  const title = `● ${text}`;
  const timer = setInterval(() => {
    if (document.title !== title) shown = document.title;
    document.title = title;
  }, FLASH);
  const note = notification(text);
  document.addEventListener(
    "visibilitychange",
    () => {
      clearInterval(timer);
      if (document.title === title) document.title = shown;
      note?.close();
    },
    { once: true },
  );
}

/** Whether the browser would show a message if it was allowed to: then it can be asked, by a click. */
export function canBeAsked(): boolean {
  return "Notification" in globalThis && isSecureContext && Notification.permission === "default";
}

function notification(text: string): Notification | null {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return null;
  try {
    const note = new Notification(text, { tag: "bakufu.finding", icon: "./icon.svg" });
    note.onclick = () => focus();
    return note;
  } catch {
    return null; // some phones allow it to installed pages only
  }
}
