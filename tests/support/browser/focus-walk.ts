import type { Page } from '@playwright/test';
import { installPaint } from './paint';

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
    // A hidden input of one pixel lies at its label.
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
