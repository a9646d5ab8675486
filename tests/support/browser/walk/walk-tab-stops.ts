import type { Page } from '@playwright/test';
import { installPaint } from '../paint';

/**
 * Focuses the tab stops of the document in order, at most `limit`. Faults are a ring below 3:1, a place below a bar and
 * a name without the visible words. Runs in the page.
 */
async function inspectStops(limit: number): Promise<{ faults: string[]; stops: number }> {
  const { paint } = window;
  const ringOf = (host: Element): number => {
    let best = 0;
    for (const pseudo of [null, '::after']) {
      const style = getComputedStyle(host, pseudo);
      if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2 || !paint) continue;
      const colour = paint.parse(style.outlineColor);
      if ((colour[3] ?? 0) < 230) continue;
      const ground = paint.groundOf(parseFloat(style.outlineOffset) >= 0 ? host.parentElement : host);
      best = Math.max(best, ground ? paint.contrast(colour, ground) : 3);
    }
    return best;
  };
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const hasWords = (name: string, seen: string): boolean => {
    const words = new Set(name.split(' '));
    return name.includes(seen) || seen.split(' ').every((word) => words.has(word));
  };
  const inspect = (focused: HTMLElement): string[] => {
    // A hidden input shows its ring on a neighbour, its label or a frame around it.
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const hosts = [focused, focused.nextElementSibling, focused.previousElementSibling, ...labels].filter(
      (host): host is Element => host !== null,
    );
    for (let up = focused.parentElement; up && hosts.length < 9; up = up.parentElement) hosts.push(up);
    let ring = 0;
    for (const host of hosts) {
      ring = Math.max(ring, ringOf(host));
      if (ring >= 3) break;
    }

    const box = focused.getBoundingClientRect();
    const x = Math.min(innerWidth - 1, Math.max(0, box.left + box.width / 2));
    const isSeen = [0.5, 0.2, 0.8].some((share) => {
      const hit = document.elementFromPoint(x, box.top + box.height * share);
      return hit && (hit.contains(focused) || [focused, ...labels].some((part) => part.contains(hit)));
    });
    // Drawn over what takes the pointer.
    const isDrawing = getComputedStyle(focused).pointerEvents === 'none';
    // The text of a field is its value.
    const isPressed = focused.matches('a, button, summary, [role=tab], [role=button]');
    const text = isPressed ? focused.innerText : '';
    // The initials of a face that did not load are a picture.
    const faces = [...focused.querySelectorAll<HTMLElement>('.avatar-initials')];
    const seen = plain(faces.reduce((rest, face) => rest.replace(face.innerText, ' '), text));
    const name = focused.ariaLabel;
    const who = `${focused.localName}.${focused.className} "${(name ?? focused.innerText).slice(0, 40)}"`;
    return [
      ...(ring < 3 ? [`${who} has a ring of ${ring.toFixed(1)}:1`] : []),
      // A hidden input of one pixel lies at its label.
      ...(isSeen || isDrawing || box.height < 2 ? [] : [`${who} is hidden at ${Math.round(box.top)} px`]),
      ...(name && seen && !hasWords(plain(name), seen) ? [`${who} shows "${seen}"`] : []),
    ];
  };

  const faults = new Set<string>();
  const doubtful: HTMLElement[] = [];
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true], video[controls], audio[controls]',
    ),
  ].filter((element) => element.tabIndex >= 0);
  let count = 0;
  for (const stop of stops) {
    if (count >= limit) break;
    stop.focus();
    // Disabled, hidden and inert elements refuse the focus.
    if (document.activeElement !== stop) continue;
    count += 1;
    if (inspect(stop).length > 0) doubtful.push(stop);
  }
  // Parts that draw their ring from a state need a frame.
  for (const stop of doubtful) {
    stop.focus();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (document.activeElement === stop) for (const fault of inspect(stop)) faults.add(fault);
  }
  return { faults: [...faults], stops: count };
}

/** What is wrong at the tab stops of the page, and their number, at most `limit`. */
export async function walkTabStops(page: Page, limit: number): Promise<{ faults: string[]; stops: number }> {
  await installPaint(page);
  // After a key, an element that a script focuses shows its ring, too.
  await page.keyboard.press('Tab');
  return page.evaluate(inspectStops, limit);
}
