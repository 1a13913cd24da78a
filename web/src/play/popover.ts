/** Places a popover below its owner, or above it where there is more room, and always within the screen. */

export interface Box {
  left: number;
  top: number;
  bottom: number;
}

const GAP = 6;
const EDGE = 8;

export function besideBox(
  near: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const below = screen.height - near.bottom - GAP - EDGE;
  const top = below >= size.height || below >= near.top ? near.bottom + GAP : near.top - GAP - size.height;
  return {
    left: Math.max(EDGE, Math.min(near.left, screen.width - size.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, screen.height - size.height - EDGE)),
  };
}

export function placeBeside(card: HTMLElement, owner: HTMLElement): void {
  const { width, height } = card.getBoundingClientRect();
  const place = besideBox(
    owner.getBoundingClientRect(),
    { width, height },
    { width: innerWidth, height: innerHeight },
  );
  card.style.left = `${place.left}px`;
  card.style.top = `${place.top}px`;
}
