const EDGE_PX = 44;
const PX_PER_MS = 0.72;
/** After a pause, as in a hidden tab, the first step is no leap. */
const LONGEST_FRAME_MS = 50;

const edgeDirection = (toStart: number, toEnd: number): number =>
  toStart < EDGE_PX ? -1 : toEnd < EDGE_PX ? 1 : 0;

/** A position away from the edges of the window: the margin of the page is in no container that scrolls. */
const offEdge = (at: number, size: number): number => Math.min(Math.max(at, EDGE_PX), size - EDGE_PX);

/** Scrolls the innermost container that has an edge near the point and room to go. */
function scrollAtEdge(x: number, y: number, step: number): boolean {
  for (
    let box =
      document
        .elementFromPoint(offEdge(x, window.innerWidth), offEdge(y, window.innerHeight))
        ?.closest<HTMLElement>('*') ?? null;
    box;
    box = box.parentElement
  ) {
    const whole = box === document.documentElement;
    const { overflowX, overflowY } = getComputedStyle(box);
    const rect = whole
      ? { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }
      : box.getBoundingClientRect();
    const can = (overflow: string) => whole || /auto|scroll/.test(overflow);
    const left = can(overflowX) ? step * edgeDirection(x - rect.left, rect.right - x) : 0;
    const top = can(overflowY) ? step * edgeDirection(y - rect.top, rect.bottom - y) : 0;
    const before = [box.scrollLeft, box.scrollTop];
    if (left || top) box.scrollBy({ left, top, behavior: 'instant' });
    if (box.scrollLeft !== before[0] || box.scrollTop !== before[1]) return true;
  }
  return false;
}

/** Scrolls containers while a drag is near their edges, at one speed on every screen. Returns a stop function. */
export function startAutoScroll(point: () => { x: number; y: number }, scrolled: () => void): () => void {
  let last = performance.now();
  const turn = (now: number) => {
    const { x, y } = point();
    const step = Math.round(Math.min(now - last, LONGEST_FRAME_MS) * PX_PER_MS);
    last = now;
    if (step > 0 && scrollAtEdge(x, y, step)) scrolled();
    frame = requestAnimationFrame(turn);
  };
  let frame = requestAnimationFrame(turn);
  return () => cancelAnimationFrame(frame);
}
