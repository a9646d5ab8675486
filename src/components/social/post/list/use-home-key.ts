import { useEffect, useEffectEvent } from 'react';
import { focusHeading } from './move-focus';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** The browser would go to the first of the loaded rows only. */
export function useHomeKey(isNeeded: boolean, goToTop: () => void): void {
  const onHome = useEffectEvent((event: KeyboardEvent) => {
    const isField = event.target instanceof Element && event.target.closest(FIELDS);
    if (event.key !== 'Home' || event.defaultPrevented || event.ctrlKey || event.shiftKey || isField) return;
    event.preventDefault();
    goToTop();
    // Its row leaves the list.
    focusHeading();
  });
  useEffect(() => {
    if (!isNeeded) return undefined;
    const listen = (event: KeyboardEvent) => onHome(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isNeeded]);
}
