import { moveFocusAfterRemoval } from '@/lib/browser/focus-move';

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
