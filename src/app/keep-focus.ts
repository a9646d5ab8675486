import { isFocusMoving } from '@/lib/browser/focus-move';

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"], [role=tab]';
/** Dialogs, menus, popovers and bars that float above the page until their work is done. */
const LAYERS = 'dialog, [popover], [role=dialog], .selection-bar';
/** Stand for a page that waits, which is hidden meanwhile (RoutePending). */
const placeholders = document.getElementsByClassName('route-pending-page');

interface Trail {
  focused: Element;
  /** From the focused element's parent up: each ancestor, and the position of its child on the way. */
  steps: readonly { parent: Element; position: number }[];
}

function trailOf(focused: Element): Trail {
  const steps: { parent: Element; position: number }[] = [];
  for (let child = focused; child.parentElement; child = child.parentElement)
    steps.push({ parent: child.parentElement, position: [...child.parentElement.children].indexOf(child) });
  return { focused, steps };
}

const canFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(CONTROLS) &&
  !element.matches(':disabled, [tabindex="-1"], [inert] *') &&
  element.checkVisibility({ visibilityProperty: true });

const controlsIn = (element: Element | undefined): HTMLElement[] =>
  element ? [element, ...element.querySelectorAll(CONTROLS)].filter(canFocus) : [];

const findHeading = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>('main h1, h1') ?? undefined;

/** What took the place of a removed element, else the nearest control after it, else before it. */
function nearestControl({ steps }: Trail): HTMLElement | undefined {
  for (const { parent, position } of steps) {
    if (!parent.isConnected || parent === document.body) continue;
    const children = [...parent.children];
    for (const child of children.slice(position)) {
      const [first] = controlsIn(child);
      if (first) return first;
    }
    for (const child of children.slice(0, position).toReversed()) {
      const last = controlsIn(child).at(-1);
      if (last) return last;
    }
    if (parent.matches('main, dialog')) break;
  }
  return findHeading();
}

/**
 * Moves the focus on when its element is removed, disabled or hidden by a key press: "Remove", the last page of a list,
 * a form that closes. The browser would drop it to the body, where a keyboard starts over. Parts that move the focus
 * themselves come first. An element that is hidden with its page has the focus again when the page is shown.
 */
export function keepFocus(): void {
  let current: Trail | null = null;
  /** Outside of layers; null while a layer that the address opened had every focus. */
  let onPage: Trail | null = null;
  // Loaded by the first focus, which a pointer may have set.
  let byPointer = document.activeElement?.matches(':focus-visible') === false;
  let isPlanned = false;
  let wasHidden = false;

  const plan = () => {
    if (isPlanned || !current || byPointer) return;
    isPlanned = true;
    requestAnimationFrame(() => requestAnimationFrame(restore));
  };
  const restore = () => {
    isPlanned = false;
    if (isFocusMoving()) {
      plan();
      return;
    }
    const { activeElement } = document;
    if (!current || byPointer || (activeElement && activeElement !== document.body)) return;
    const { focused } = current;
    if (focused.isConnected && canFocus(focused)) {
      if (wasHidden) focused.focus();
      return;
    }
    // The placeholder's end plans the next look.
    wasHidden = focused.isConnected && placeholders.length > 0;
    if (wasHidden) return;
    const layer = current.steps.find(({ parent }) => parent.matches(LAYERS))?.parent ?? null;
    const isOpen = layer?.isConnected === true && layer.checkVisibility();
    const trail = isOpen ? current : onPage;
    const before = trail?.focused;
    const isThere = before?.isConnected && canFocus(before);
    const target = isThere ? before : trail ? nearestControl(trail) : findHeading();
    // What comes next is not there yet: its arrival plans the next look.
    if (!target) return;
    current = null;
    if (target.matches('h1')) target.tabIndex = -1;
    target.focus();
  };
  const remember = (focused: Element) => {
    current = trailOf(focused);
    wasHidden = false;
    if (!focused.closest(LAYERS)) onPage = current;
  };

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) remember(target);
  });
  document.addEventListener('focusout', plan);
  document.addEventListener('pointerdown', () => (byPointer = true), true);
  document.addEventListener('keydown', () => (byPointer = false), true);
  new MutationObserver(() => {
    // A frame later, a page that waited for less would look as if it had never been hidden.
    if (current && placeholders.length > 0) wasHidden = !canFocus(current.focused);
    plan();
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  if (document.activeElement && document.activeElement !== document.body) remember(document.activeElement);
}
