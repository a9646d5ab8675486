/** Leaves the list without scrolling. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
