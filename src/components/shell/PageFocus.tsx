import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

const FIELD_SELECTOR = 'input, textarea, select, [contenteditable="true"]';
const RESTORE_MS = 2_000;

const entryOf = ({ state: { __TSR_key: key } }: ParsedLocation): string => key ?? '';

const findMain = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('#main') ?? document.querySelector<HTMLElement>('main');

/** An element of a page, by position among those of its selector. */
interface Place {
  selector: string;
  at: number;
}

/** The post that has the focus, or the link to a post, such as that of a notification. */
function focusedPlace(): Place | undefined {
  const focused = document.activeElement;
  const element =
    focused?.closest<HTMLElement>('main article[data-post]') ??
    focused?.closest<HTMLElement>('main a[href*="/post/"]');
  if (!element) return undefined;
  const selector =
    element.dataset['post'] === undefined
      ? `main a[href="${CSS.escape(element.getAttribute('href') ?? '')}"]`
      : `main article[data-post="${CSS.escape(element.dataset['post'])}"]`;
  return { selector, at: [...document.querySelectorAll(selector)].indexOf(element) };
}

/** The heading of the part that the address names. */
function findNamedPart(hash: string): HTMLElement | null {
  const part = hash === '' ? null : document.getElementById(hash);
  const heading = part?.querySelector<HTMLElement>('h1, h2') ?? part;
  if (heading && heading.tabIndex < 0) heading.tabIndex = -1;
  return heading;
}

function findPlace({ selector, at }: Place): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(selector);
  return found[at] ?? found[0];
}

/** A part may render after its page; gives up once the reader has moved the focus. */
function focusWhenRendered(find: () => HTMLElement | null | undefined, options?: FocusOptions): void {
  const before = document.activeElement;
  const deadline = performance.now() + RESTORE_MS;
  const tryFocus = () => {
    if (document.activeElement !== before) return;
    const element = find();
    if (element) element.focus(options);
    else if (performance.now() < deadline) requestAnimationFrame(tryFocus);
  };
  tryFocus();
}

/**
 * Focuses the heading of the new page, or of the part that its address names, after a navigation, unless the page
 * focused a field itself. Back focuses the post, or the link to a post, that the reader came from. The page that the app
 * opens with leaves the focus to the browser, unless its address names a part.
 */
export function PageFocus() {
  const router = useRouter();
  // A layout effect: the first page is rendered with this component.
  useLayoutEffect(() => {
    let hasOpened = false;
    /** Places by history entry. */
    const places = new Map<string, Place>();
    const unsubscribeBefore = router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      const place = focusedPlace();
      if (fromLocation && place) places.set(entryOf(fromLocation), place);
    });
    const unsubscribeRendered = router.subscribe(
      'onRendered',
      ({ fromLocation, pathChanged, toLocation }) => {
        const isFirst = !hasOpened;
        hasOpened = true;
        if (!fromLocation || !pathChanged) {
          if (isFirst && toLocation.hash !== '' && document.activeElement === document.body)
            focusWhenRendered(() => findNamedPart(toLocation.hash));
          return;
        }
        const main = findMain();
        if (
          !main ||
          (main.contains(document.activeElement) && document.activeElement?.matches(FIELD_SELECTOR))
        )
          return;
        // On a phone, the list that names the page is hidden behind what it opened.
        const heading = [...main.querySelectorAll('h1')].find((title) => title.checkVisibility());
        (findNamedPart(toLocation.hash) ?? heading ?? main).focus({ preventScroll: true });
        const place = places.get(entryOf(toLocation));
        if (place) focusWhenRendered(() => findPlace(place), { preventScroll: true });
      },
    );
    return () => {
      unsubscribeBefore();
      unsubscribeRendered();
    };
  }, [router]);
  return null;
}
