import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const FIELD_SELECTOR = 'input, textarea, select, [contenteditable="true"]';

/** Focuses the new page's heading after a navigation, unless the page focused a field itself. */
export function PageFocus() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged || toLocation.hash) return;
        const main = document.querySelector('#main') ?? document.querySelector('main');
        if (
          !main ||
          (main.contains(document.activeElement) && document.activeElement?.matches(FIELD_SELECTOR))
        )
          return;
        const heading = main.querySelector<HTMLElement>('h1');
        (heading ?? (main as HTMLElement)).focus({ preventScroll: true });
      }),
    [router],
  );
  return null;
}
