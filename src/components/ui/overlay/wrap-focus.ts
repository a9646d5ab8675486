import type { KeyboardEvent } from 'react';

export const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Elements that Tab reaches; of radio buttons the checked one, or all. */
function tabStops(dialog: HTMLElement): HTMLElement[] {
  const stops = [...dialog.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
  );
  const isRadio = (stop: HTMLElement) => stop instanceof HTMLInputElement && stop.type === 'radio';
  const chosen = new Set(
    stops.flatMap((stop) => (stop instanceof HTMLInputElement && stop.checked ? stop.name : [])),
  );
  return stops.filter(
    (stop) => !isRadio(stop) || stop.matches(':checked') || !chosen.has(stop.getAttribute('name') ?? ''),
  );
}

/** Moves the focus from the last stop to the first, and back: the browser would go on to its own buttons. */
export function wrapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented || !(event.target instanceof Element)) return;
  const stops = tabStops(event.currentTarget);
  const [first, last] = [stops[0], stops.at(-1)];
  // The title has the focus when a dialog opens.
  const isAtStart = event.target === first || event.target.matches('h2');
  if (event.shiftKey ? !isAtStart : event.target !== last) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
