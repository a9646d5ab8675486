import type { Page } from '@playwright/test';
import { axeViolations } from './fixtures';
import { drawFrames } from './wait';

/** Selectors and names, sent to the page with each step. */
const TERMS = {
  layers:
    ':is(dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [popover]:popover-open)',
  controls:
    ':is(button, summary, [role=button], [role=tab], [role=switch], [role=radio], input:not([type=file], [type=range], [type=hidden]), textarea):not(:disabled, [aria-disabled=true], [tabindex="-1"]), [role^=menuitem]:not([aria-disabled=true])',
  /** Leave the document, end the session, or change what other tests read. */
  leaving:
    'sign out|log out|log in|sign in|lock|delete account|deactivate|full ?screen|print|go back|reload|block|suspend|dismiss|continue with',
  /** Pressed while they keep the focus, until they have nothing more to do. */
  repeated:
    'next|previous|first|last|more|later|earlier|undo|redo|remove|delete|clear|increase|decrease|up|down',
  /** Pressed last in a layer. */
  closing: '^(close|cancel|not now|keep|dismiss|done|ok)',
};
type Terms = typeof TERMS;

interface Control {
  name: string;
  kind: string;
  keys: string[];
  /** Controls of the layer that are not pressed yet. */
  left: number;
  isLayer: boolean;
  repeats: boolean;
}

/** Focuses the next control in the layer on top, or in main, whose kind was pressed less than twice. */
function focusNext([terms, pressed]: readonly [Terms, Record<string, number>]): Control | null {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const layers = [...document.querySelectorAll(terms.layers)].filter(isShown);
  const layer = document.activeElement?.closest(terms.layers) ?? layers.at(-1) ?? null;
  const roots = layer ? [layer] : document.querySelectorAll('.Toastify, main');
  const nameOf = (control: HTMLElement): string => {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const label = labels.map((one) => one.innerText).join(' ');
    return (control.ariaLabel ?? (label || control.innerText)).trim() || control.id || control.className;
  };
  const found = [...roots].flatMap((root) => [...root.querySelectorAll<HTMLElement>(terms.controls)]);
  const fresh = found.filter(isShown).flatMap((control) => {
    const name = nameOf(control);
    const kind = `${layer ? 'layer ' : ''}${control.localName} ${name
      .replaceAll(/[\d\s]+/g, ' ')
      .trim()
      .split(' ')
      .slice(0, 2)
      .join(' ')}`;
    const isKnown = (pressed[kind] ?? 0) >= 2 || new RegExp(terms.leaving, 'i').test(name);
    return isKnown ? [] : { control, name, kind };
  });
  const last = new RegExp(terms.closing, 'i');
  const ordered = fresh.toSorted((a, b) => Number(last.test(a.name)) - Number(last.test(b.name)));
  for (const { control, name, kind } of ordered) {
    control.focus();
    if (document.activeElement !== control) continue;
    const isText =
      control.matches('textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit])') ||
      control.isContentEditable;
    const keys = control.matches('[role=combobox]')
      ? ['ArrowDown', 'Enter']
      : isText
        ? ['l', 'a', ...(layer || control.localName === 'textarea' ? [] : ['Enter'])]
        : [control.matches('input, [role=switch], [role=radio]') ? 'Space' : 'Enter'];
    return {
      name,
      kind,
      keys,
      left: ordered.length - 1,
      isLayer: layer !== null,
      repeats: new RegExp(`\\b(${terms.repeated})\\b`, 'i').test(name),
    };
  }
  return null;
}

/** What has the focus, a scroll lock, an open layer. */
function readState(terms: Terms): { isLost: boolean; isLocked: boolean; layers: number; focused: string } {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement ? activeElement : null;
  const layers = [...document.querySelectorAll(terms.layers)].filter((layer) =>
    layer.checkVisibility({ visibilityProperty: true }),
  );
  return {
    isLost: !focused || focused === document.body,
    isLocked: [document.body, document.documentElement].some(
      (element) => getComputedStyle(element).overflowY === 'hidden',
    ),
    layers: layers.length,
    focused:
      focused && focused !== document.body
        ? `${focused.localName} ${focused.ariaLabel ?? focused.innerText}`
        : '',
  };
}

/** What axe finds in the open layers, in both schemes. */
async function layerViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const scheme of ['dark', 'light']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-bs-theme', name), scheme);
    for (const line of await axeViolations(page, TERMS.layers)) found.push(`${scheme}: ${line}`);
  }
  return found;
}

/** Frames in which sample data arrives and parts close: its delay is 100 ms. */
const FRAMES = 12;
/** Times an opener is pressed again for the controls of its layer. */
const MAX_REOPENED = 5;
const MAX_REPEATED = 8;

/** What a walk found: its faults, and the number of layers opened and checked by axe. */
export interface ControlWalk {
  faults: string[];
  opened: number;
  presses: number;
}

/**
 * Presses the controls of a page and of what they open by keyboard, but those whose name matches `kept`. A fault is a
 * press after which the body has the focus, a layer that Esc leaves open, a page that stays locked, and what axe finds
 * in a layer. Needs a page in the light scheme.
 */
export async function walkControls(page: Page, limit: number, kept = ''): Promise<ControlWalk> {
  const terms = kept ? { ...TERMS, leaving: `${TERMS.leaving}|${kept}` } : TERMS;
  const faults = new Set<string>();
  const pressed: Record<string, number> = {};
  const reopened: Record<string, number> = {};
  const checked = new Set<string>();
  let opener: Control | null = null;
  let presses = 0;
  const trail: string[] = [];
  const report = (fault: string) => faults.add(`${fault} (after ${trail.slice(-4).join(', ')})`);
  const state = async () => {
    await drawFrames(page, FRAMES);
    return page.evaluate(readState, TERMS);
  };
  // The first key loads what keeps the focus.
  await page.keyboard.press('Tab');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('keep-focus')),
  );
  // Content that arrives after the heading.
  await drawFrames(page, 3 * FRAMES);
  while (presses < limit) {
    const address = new URL(page.url()).pathname;
    const control: Control | null = await page.evaluate(focusNext, [terms, pressed] as const);
    if (!control) {
      if (!opener) break;
      let after = { isLost: false, isLocked: false, layers: 1, focused: '' };
      for (let level = 0; level < 8 && after.layers > 0; level += 1) {
        await page.keyboard.press('Escape');
        after = await state();
        if (after.isLost) report(`Esc after "${opener.name}" drops the focus`);
      }
      if (after.layers > 0) {
        report(`"${opener.name}" stays open with the focus on ${after.focused}`);
        break;
      }
      if (after.isLocked) faults.add(`"${opener.name}" leaves the page locked`);
      opener = null;
      continue;
    }
    pressed[control.kind] = (pressed[control.kind] ?? 0) + 1;
    let after = null;
    for (let times = 0; times < (control.repeats ? MAX_REPEATED : 1); times += 1) {
      presses += 1;
      trail.push(control.name);
      for (const key of control.keys) await page.keyboard.press(key);
      const before: string = after?.focused ?? '';
      after = await state();
      if (after.isLost) report(`"${control.name}" drops the focus, press ${times + 1}`);
      if (after.isLost || after.layers > 0 || new URL(page.url()).pathname !== address) break;
      if (times > 0 && after.focused !== before) break;
    }
    const isOpen = (after?.layers ?? 0) > 0;
    if (isOpen && !control.isLayer) {
      opener = control;
      if (!checked.has(control.kind)) {
        checked.add(control.kind);
        for (const line of await layerViolations(page)) faults.add(`"${control.name}" opens ${line}`);
      }
    }
    if (!isOpen && control.isLayer && opener) {
      const again = (reopened[opener.kind] ?? 0) + 1;
      reopened[opener.kind] = again;
      if (control.left > 0 && again <= MAX_REOPENED) pressed[opener.kind] = 0;
      if (after?.isLocked) faults.add(`"${control.name}" leaves the page locked`);
      opener = null;
    }
    if (new URL(page.url()).pathname !== address) {
      await page.goBack();
      await state();
      opener = null;
    }
  }
  return { faults: [...faults], opened: checked.size, presses };
}
