/** Frame queue (requestAnimationFrame): runs one task per frame, so that no frame has to draw everything. */

interface Piece {
  due: number; // the first frame that may do it
  work: () => void;
}
const PATIENCE = 4; // frames that a task lets others go first
const pieces: Piece[] = [];
let now = 0; // frames so far, while there is something to do
let awake = false;

function frame(): void {
  now++;
  const first = pieces.find(({ due }) => due <= now);
  for (const piece of pieces.filter((one) => one === first || one.due + PATIENCE <= now)) {
    pieces.splice(pieces.indexOf(piece), 1);
    piece.work();
  }
  awake = pieces.length > 0;
  if (awake) requestAnimationFrame(frame);
}

/**
 * Runs `work` after `count` frames, or soon after if other tasks are due; urgent tasks go first. A hidden page draws no
 * frames, so there it runs after a timeout. Returns a function that cancels it.
 */
export function runInFrame(count: number, work: () => void, urgent = false): () => void {
  if (document.hidden) {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const piece = { due: now + count, work };
  if (urgent) pieces.unshift(piece);
  else pieces.push(piece);
  if (!awake) requestAnimationFrame(frame);
  awake = true;
  return () => {
    const place = pieces.indexOf(piece);
    if (place >= 0) pieces.splice(place, 1);
  };
}
