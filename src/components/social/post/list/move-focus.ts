const TIMEOUT_MS = 5_000;

/**
 * Once `from` is removed with the focus in it, focuses what `find` returns, without scrolling. Gives up after 5 s or
 * when the reader has moved the focus.
 */
export function moveFocusAfterRemoval(from: Element, find: () => HTMLElement | null | undefined): void {
  const deadline = performance.now() + TIMEOUT_MS;
  const tryFocus = () => {
    if (!from.isConnected) {
      if (document.activeElement !== document.body) return;
      const target = find();
      if (target) {
        target.focus({ preventScroll: true });
        return;
      }
    }
    if (performance.now() < deadline) requestAnimationFrame(tryFocus);
  };
  tryFocus();
}

/** Focuses the first post loaded into a gap. */
export function moveFocusIntoFilledGap(button: HTMLElement): void {
  const row = button.closest<HTMLElement>('[data-index]');
  if (!row) return;
  moveFocusAfterRemoval(button, () =>
    document.querySelector<HTMLElement>(
      `[role="feed"] > [data-index="${row.dataset['index']}"] :is(article, .feed-gap button)`,
    ),
  );
}

/** Leaves the list without scrolling. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
