/** Work that may wait a little: each piece in a frame of its own, so that no frame has to draw everything. */

/** Does it within the frame after so many; nobody watches a hidden page, so there it is done after a moment. */
export function inFrames(count: number, work: () => void): () => void {
  if (document.hidden) {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  let frame = requestAnimationFrame(function step() {
    if (--count > 0) frame = requestAnimationFrame(step);
    else work();
  });
  return () => cancelAnimationFrame(frame);
}
