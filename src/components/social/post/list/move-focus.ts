/** How long what is to have the focus may take to stand, in milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Where a part goes away with the focus in it, gives the focus to what `find` finds as soon as it stands. Nothing is
 * scrolled, and nobody who moved the focus in the meantime loses it.
 */
export function moveFocusAfterRemoval(from: Element, find: () => HTMLElement | null | undefined): void {
  const until = performance.now() + TIMEOUT_MS;
  const look = () => {
    if (!from.isConnected) {
      if (document.activeElement !== document.body) return;
      const heir = find();
      if (heir) {
        heir.focus({ preventScroll: true });
        return;
      }
    }
    if (performance.now() < until) requestAnimationFrame(look);
  };
  look();
}

/** Gives the focus of a gap that is filled to the first post that came in, which stands where the gap was. */
export function moveFocusIntoFilledGap(button: HTMLElement): void {
  const row = button.closest<HTMLElement>('[data-index]');
  if (!row) return;
  moveFocusAfterRemoval(button, () =>
    document.querySelector<HTMLElement>(
      `[role="feed"] > [data-index="${row.dataset['index']}"] :is(article, .feed-gap button)`,
    ),
  );
}
