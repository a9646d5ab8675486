import { vi } from 'vitest';

/** Answers the media query of reduced motion; other queries keep their answer. */
export function setReducedMotion(reduced: boolean): void {
  const query = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((text) =>
    Object.defineProperty(query(text), 'matches', {
      value: text.includes('reduced-motion') ? reduced : query(text).matches,
    }),
  );
}
