import { type RefObject, useEffect } from 'react';

const CONTROLS = 'button, select';

/** Roving tabindex for a toolbar: arrows, Home and End move focus. */
export function useRovingFocus(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = bar.current;
    if (!box) return undefined;
    // Controls inside a popover of the toolbar are excluded.
    const controls = () =>
      [...box.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => !one.closest('[role="dialog"]'));
    const enter = (here: HTMLElement | undefined) => {
      for (const one of controls()) one.tabIndex = one === here ? 0 : -1;
    };
    const focusin = ({ target }: FocusEvent) => {
      const here = controls().find((one) => one === target);
      if (here) enter(here);
    };
    const keydown = (event: KeyboardEvent) => {
      const all = controls();
      const at = all.findIndex((one) => one === event.target);
      if (at < 0) return;
      const rtl = getComputedStyle(box).direction === 'rtl';
      const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key];
      const to =
        step === undefined
          ? { Home: 0, End: all.length - 1 }[event.key]
          : (at + step + all.length) % all.length;
      if (to === undefined) return;
      event.preventDefault();
      all[to]?.focus();
    };
    enter(controls()[0]);
    box.addEventListener('focusin', focusin);
    box.addEventListener('keydown', keydown);
    return () => {
      box.removeEventListener('focusin', focusin);
      box.removeEventListener('keydown', keydown);
    };
  }, [bar]);
}
