import type { Page } from '@playwright/test';
import type { WalkTerms } from './find-control';

/** Frames without a change after which a press has had its effect: sample data arrives after 100 ms. */
const FRAMES = { first: 3, quiet: 7, most: 14 };

/** The document after a press. */
export interface Outcome {
  /** The body has the focus. */
  isLost: boolean;
  isLocked: boolean;
  /** A closed layer still takes the clicks. */
  isCovered: boolean;
  layers: number;
  focused: string;
  /** The open part that has the focus, or that the focused control shows: a layer, a chosen tab's panel. */
  open: string | null;
}

/** The open part in `Outcome`. */
export const OPEN_PART = '[data-walked]';

/** Waits for the effect of a press. Runs in the page. */
async function inspect([terms, frames]: readonly [WalkTerms, typeof FRAMES]): Promise<Outcome> {
  let seen = window.walkChanges ?? 0;
  let quiet = 0;
  for (let frame = 0; frame < frames.most; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const changes = window.walkChanges ?? 0;
    quiet = changes === seen ? quiet + 1 : 0;
    seen = changes;
    if (quiet >= (seen === 0 ? frames.first : frames.quiet)) break;
  }

  const { activeElement } = document;
  const focused =
    activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
  const layers = [...document.querySelectorAll(terms.layers)].filter((layer) =>
    layer.checkVisibility({ visibilityProperty: true }),
  );
  const isShowing = focused?.matches('[aria-expanded=true], [role=tab][aria-selected=true]');
  const controlled = isShowing ? document.getElementById(focused?.getAttribute('aria-controls') ?? '') : null;
  const details = focused?.matches('details[open] > summary') ? focused.parentElement : null;
  const part = focused?.closest(terms.layers) ?? layers.at(-1) ?? controlled ?? details;
  document.querySelector('[data-walked]')?.removeAttribute('data-walked');
  part?.setAttribute('data-walked', '');
  const title = part?.ariaLabel ?? part?.querySelector('h2, h3, legend')?.textContent;
  const words = (focused?.ariaLabel ?? focused?.innerText ?? '').slice(0, 40);
  const hit = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  await Promise.resolve();
  window.walkChanges = 0;
  return {
    isLost: !focused,
    isLocked: [document.body, document.documentElement].some(
      (element) => getComputedStyle(element).overflowY === 'hidden',
    ),
    isCovered: layers.length === 0 && hit?.closest('dialog, [popover]') !== null,
    layers: layers.length,
    focused: focused ? `${focused.localName} ${words}` : '',
    open: part ? `${part.role ?? part.localName} ${title ?? words}` : null,
  };
}

/** The document once a press has had its effect; marks the open part. */
export const readOutcome = (page: Page, terms: WalkTerms): Promise<Outcome> =>
  page.evaluate(inspect, [terms, FRAMES] as const);
