const TIMEOUT_MS = 5_000;
let moves = 0;

/** Whether a part of the page is about to move the focus itself. */
export const isFocusMoving = (): boolean => moves > 0;

/**
 * Once `from` is removed with the focus in it, focuses what `find` returns, without scrolling. Gives up after 5 s or
 * when the reader has moved the focus.
 */
export function moveFocusAfterRemoval(from: Element, find: () => HTMLElement | null | undefined): void {
  const deadline = performance.now() + TIMEOUT_MS;
  const move = (): boolean => {
    if (from.isConnected) return false;
    if (document.activeElement !== document.body) return true;
    const target = find();
    target?.focus({ preventScroll: true });
    return target instanceof HTMLElement;
  };
  moves += 1;
  const tryMove = () => {
    if (move() || performance.now() >= deadline) moves -= 1;
    else requestAnimationFrame(tryMove);
  };
  tryMove();
}
