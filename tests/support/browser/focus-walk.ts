import type { Page } from '@playwright/test';
import { installPaint } from './paint';
import { drawFrames } from './wait';

/**
 * Faults of the focused element, empty for none: a ring below 3:1, a place below a bar, a name without the visible
 * words. Runs in the page.
 */
function inspectFocus(): string[] {
  const focused = document.activeElement;
  const { paint } = window;
  if (!paint || !(focused instanceof HTMLElement) || focused === document.body) return [];
  // A hidden input shows its ring on a neighbour, its label or a frame around it.
  const near = [focused, focused.nextElementSibling, focused.previousElementSibling];
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  const hosts = [...near, ...labels].filter((host): host is Element => host !== null);
  for (let up = focused.parentElement; up && hosts.length < 9; up = up.parentElement) hosts.push(up);
  let best = 0;
  for (const host of hosts)
    for (const pseudo of [null, '::after']) {
      const style = getComputedStyle(host, pseudo);
      const colour = paint.parse(style.outlineColor);
      if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2) continue;
      if ((colour[3] ?? 0) < 230) continue;
      const ground = paint.groundOf(parseFloat(style.outlineOffset) >= 0 ? host.parentElement : host);
      best = Math.max(best, ground ? paint.contrast(colour, ground) : 3);
    }

  const box = focused.getBoundingClientRect();
  const x = Math.min(innerWidth - 1, Math.max(0, box.left + box.width / 2));
  const isSeen = [0.5, 0.2, 0.8].some((share) => {
    const hit = document.elementFromPoint(x, box.top + box.height * share);
    return hit && (hit.contains(focused) || [focused, ...labels].some((part) => part.contains(hit)));
  });
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  // The text of a field is its value.
  const isPressed = focused.matches('a, button, summary, [role=tab], [role=button]');
  const seen = isPressed ? plain(focused.innerText) : '';
  const name = focused.ariaLabel;
  const who = `${focused.localName}.${focused.className} "${(name ?? focused.innerText).slice(0, 40)}"`;
  return [
    ...(best < 3 ? [`${who} has a ring of ${best.toFixed(1)}:1`] : []),
    // A hidden input of one pixel lies wherever its label does.
    ...(isSeen || box.height < 2 ? [] : [`${who} is hidden at ${Math.round(box.top)} px`]),
    ...(name && seen && !plain(name).includes(seen) ? [`${who} shows "${seen}"`] : []),
  ];
}

/** Tabs through the page and returns what is wrong at its stops. */
export async function walkTabStops(page: Page, limit: number): Promise<string[]> {
  await installPaint(page);
  const faults = new Set<string>();
  for (let stop = 0; stop < limit; stop += 1) {
    await page.keyboard.press('Tab');
    for (const fault of await page.evaluate(inspectFocus)) faults.add(fault);
    if (await page.evaluate(() => document.activeElement === document.body)) break;
  }
  return [...faults];
}

const CONTROLS =
  ':is(button, summary, [role=button], [role=tab], [role=switch], input[type=checkbox]):not(:disabled, [aria-disabled=true], [tabindex="-1"])';
/** Controls that leave the document or end the session. */
const LEAVING = 'sign out|log out|lock|delete account|full ?screen|print|go back';

/** Focuses the next control in main of a kind that was not pressed yet: of ten rows with the same button one will do. */
function focusNext([selector, leaving]: readonly [string, string]): { name: string; key: string } | null {
  const marked = 'data-pressed';
  const pressed = new Set(document.body.getAttribute(marked)?.split('|'));
  for (const control of document.querySelectorAll<HTMLElement>(`main ${selector}`)) {
    const name = (control.ariaLabel ?? control.innerText.trim()) || control.id || control.className;
    const kind = name.replaceAll(/\d+|\|/g, '#');
    if (pressed.has(kind) || !control.checkVisibility({ visibilityProperty: true })) continue;
    if (new RegExp(leaving, 'i').test(name)) continue;
    document.body.setAttribute(marked, [...pressed.add(kind)].join('|'));
    control.focus();
    if (document.activeElement !== control) continue;
    return { name, key: control.matches('input, [role=switch]') ? 'Space' : 'Enter' };
  }
  return null;
}

const OPEN =
  ':is(dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], :popover-open):visible';
/** Frames in which sample data arrives and parts close: its delay is 100 ms. */
const FRAMES = 12;

async function isLost(page: Page): Promise<boolean> {
  await drawFrames(page, FRAMES);
  return page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
}

/** What a closed overlay left behind. */
const leftover = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [document.body, document.documentElement].some(
      (element) => getComputedStyle(element).overflowY === 'hidden',
    ),
  );

/**
 * Presses the controls of main by keyboard, and closes by Esc what opens. Returns those after which the focus was on the
 * body, an overlay stayed or the page did not scroll.
 */
export async function pressControls(page: Page, limit: number): Promise<string[]> {
  const faults: string[] = [];
  // The first key loads what keeps the focus.
  await page.keyboard.press('Tab');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('keep-focus')),
  );
  for (let press = 0; press < limit; press += 1) {
    const address = new URL(page.url()).pathname;
    const control = await page.evaluate(focusNext, [CONTROLS, LEAVING] as const);
    if (!control) break;
    await page.keyboard.press(control.key);
    if (await isLost(page)) faults.push(`"${control.name}" drops the focus`);
    for (let level = 0; level < 3 && (await page.locator(OPEN).count()) > 0; level += 1) {
      await page.keyboard.press('Escape');
      if (await isLost(page)) faults.push(`Esc after "${control.name}" drops the focus`);
    }
    if (await page.locator('dialog[open]').count()) faults.push(`"${control.name}" stays open`);
    if (await leftover(page)) faults.push(`"${control.name}" leaves the page locked`);
    if (new URL(page.url()).pathname !== address) await page.goBack();
  }
  return faults;
}
