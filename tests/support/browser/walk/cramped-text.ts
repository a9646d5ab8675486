import type { Page } from '@playwright/test';

/** Text that is less than 6 px from the side of its card, a line each. Text in a part that scrolls or clips is left out. */
export const crampedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, [aria-hidden=true], svg');
    const isClipped = (element: Element, card: Element): boolean => {
      for (let part = element; part !== card && part.parentElement; part = part.parentElement)
        if (getComputedStyle(part).overflowX !== 'visible') return true;
      return false;
    };
    const boxOf = (text: Text): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    };
    const found: string[] = [];
    for (const card of document.querySelectorAll('.card')) {
      const { left, right } = card.getBoundingClientRect();
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
        const { parentElement } = text;
        if (!parentElement || text.data.trim() === '' || !isShown(parentElement)) continue;
        const box = boxOf(text);
        if (box.width === 0 || Math.min(box.left - left, right - box.right) >= 6) continue;
        if (!isClipped(parentElement, card))
          found.push(`"${text.data.trim().slice(0, 40)}" in ${card.className}`);
      }
    }
    return found;
  });
