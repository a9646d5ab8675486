import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announcements?: string[];
  }
}

/** Runs in the page. */
function recordChanges(): void {
  const POLITENESS: Readonly<Record<string, string>> = {
    alert: 'assertive',
    status: 'polite',
    log: 'polite',
  };
  const roleOf = (element: Element): string =>
    element.role ?? (element.localName === 'output' ? 'status' : '');
  const liveOf = (element: Element): string | undefined => element.ariaLive ?? POLITENESS[roleOf(element)];
  /** The regions that a change within `element` reaches; none outside one that is off. */
  const regionsAround = (element: Element | null): Element[] => {
    const regions: Element[] = [];
    for (let part = element; part && liveOf(part) !== 'off'; part = part.parentElement)
      if (liveOf(part) !== undefined) regions.push(part);
    return regions;
  };
  const isWhole = (region: Element): boolean =>
    region.ariaAtomic ? region.ariaAtomic === 'true' : ['alert', 'status'].includes(roleOf(region));
  const wordsOf = (node: Node): string => (node.textContent ?? '').trim().replaceAll(/\s+/g, ' ');

  const said: string[] = (window.announcements = []);
  new MutationObserver((records) => {
    // What one render changes in a region is said once.
    const changes = new Map<Element, Set<string>>();
    const change = (region: Element, node: Node): void => {
      const isShown = region.checkVisibility() && region.ariaBusy !== 'true';
      const words = wordsOf(isWhole(region) ? region : node);
      if (isShown && words) changes.set(region, (changes.get(region) ?? new Set()).add(words));
    };
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        if (!node.isConnected) continue;
        const isOff = node instanceof Element && liveOf(node) === 'off';
        if (!isOff) for (const region of regionsAround(node.parentElement)) change(region, node);
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.querySelectorAll('*')])
          if (regionsAround(region)[0] === region) change(region, region);
      }
    }
    for (const words of changes.values()) said.push([...words].join(' '));
  }).observe(document, { subtree: true, childList: true, characterData: true });
  // A form moves the focus to the field that needs work; its description says why.
  document.addEventListener('focusin', ({ target }) => {
    const described = target instanceof Element ? (target.ariaDescribedByElements ?? []) : [];
    if (described.length > 0) said.push(described.map(wordsOf).join(' '));
  });
}

/**
 * Records what a screen reader says unasked in the present document: changes of live regions, in each of them when they
 * are nested, and the description of what takes the focus. Returns what was said with `words` in it.
 */
export async function recordAnnouncements(page: Page): Promise<(words: string) => Promise<string[]>> {
  await page.evaluate(recordChanges);
  return (words) =>
    page.evaluate((words) => (window.announcements ?? []).filter((each) => each.includes(words)), words);
}
