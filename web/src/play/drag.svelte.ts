/** Drag and drop of a card or a coin by mouse or touch. */

export type Place = number | "hand" | null;

const FAR_ENOUGH = 8; // pixels; less is a tap

/** What a browser does by itself under a moving hand: it would select words, and drag those instead. */
const NATIVE = ["selectstart", "dragstart"];
const prevent = (event: Event): void => event.preventDefault();

export class Drag {
  card = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state<Place>(null);

  constructor(private readonly drop: (card: number, place: Place) => void) {}

  start = (event: PointerEvent, card: number): void => {
    if (event.button !== 0) return;
    const element = event.currentTarget as HTMLElement;
    const [fromX, fromY] = [event.clientX, event.clientY];
    // On the window: a quick hand has left the card before it has moved far enough.
    const move = (moved: PointerEvent): void => {
      if (this.card === null) {
        if (Math.hypot(moved.clientX - fromX, moved.clientY - fromY) < FAR_ENOUGH) return;
        this.card = card;
      }
      this.x = moved.clientX;
      this.y = moved.clientY;
      this.over = placeAt(moved.clientX, moved.clientY);
    };
    const end = (ended: PointerEvent): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      for (const kind of NATIVE) removeEventListener(kind, prevent);
      if (this.card === null) return;
      const place = ended.type === "pointerup" ? placeAt(ended.clientX, ended.clientY) : null;
      this.card = null;
      this.over = null;
      // The click that follows belongs to the drag, not to the card.
      const swallow = (click: MouseEvent): void => click.stopPropagation();
      element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 50);
      this.drop(card, place);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    for (const kind of NATIVE) addEventListener(kind, prevent);
  };
}

function placeAt(x: number, y: number): Place {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-space], [data-hand]");
  if (!found) return null;
  return found.dataset["space"] === undefined ? "hand" : Number(found.dataset["space"]);
}
