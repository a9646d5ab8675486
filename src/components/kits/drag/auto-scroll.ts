const EDGE_PX = 44;
const STEP_PX = 12;

/** Scroll distance for the distances to both edges. */
const edgeDirection = (toStart: number, toEnd: number): number =>
  toStart < EDGE_PX ? -STEP_PX : toEnd < EDGE_PX ? STEP_PX : 0;

/** A position away from the edges of the window: the margin of the page is in no container that scrolls. */
const offEdge = (at: number, size: number): number => Math.min(Math.max(at, EDGE_PX), size - EDGE_PX);

function scrollAncestorsBy(x: number, y: number): boolean {
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
    const left = can(overflowX) ? edgeDirection(x - rect.left, rect.right - x) : 0;
    const top = can(overflowY) ? edgeDirection(y - rect.top, rect.bottom - y) : 0;
    const before = [box.scrollLeft, box.scrollTop];
    if (left || top) box.scrollBy({ left, top, behavior: 'instant' });
    if (box.scrollLeft !== before[0] || box.scrollTop !== before[1]) return true;
  }
  return false;
}

/** Scrolls containers while a drag is near their edges. Returns a stop function. */
export function startAutoScroll(point: () => { x: number; y: number }, scrolled: () => void): () => void {
  let frame = 0;
  const turn = () => {
    const { x, y } = point();
    if (scrollAncestorsBy(x, y)) scrolled();
    frame = requestAnimationFrame(turn);
  };
  frame = requestAnimationFrame(turn);
  return () => cancelAnimationFrame(frame);
}
