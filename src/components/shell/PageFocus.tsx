import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const FIELD_SELECTOR = 'input, textarea, select, [contenteditable="true"]';

/** After a navigation the focus goes to the heading of the new page, unless the page took it for a field of its own. */
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
