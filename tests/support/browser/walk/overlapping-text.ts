import type { Page } from '@playwright/test';

/** Pairs of texts of the page's content that are drawn over each other, a line each. */
export const overlappingText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isRead = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, svg, option, .leaflet-container, .overflow-visible');
    /** What of the text is not clipped; nothing of a bar, which is meant to stand over what scrolls. */
    const cutTo = (box: DOMRect, part: Element): DOMRect => {
      let { left, top, right, bottom } = box;
      for (let above: Element | null = part; above; above = above.parentElement) {
        const { overflow, position } = getComputedStyle(above);
        if (position === 'fixed' || position === 'sticky') return new DOMRect();
        if (overflow === 'visible') continue;
        const edge = above.getBoundingClientRect();
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const read: { part: Element; text: string; box: DOMRect }[] = [];
    for (const main of document.querySelectorAll('main')) {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
        const part = text.parentElement;
        if (!part || text.data.trim() === '' || !isRead(part)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const line of range.getClientRects())
          read.push({ part, text: text.data.trim().slice(0, 30), box: cutTo(line, part) });
      }
    }
    read.sort((a, b) => a.box.top - b.box.top);
    const found = new Set<string>();
    for (const [at, one] of read.entries()) {
      for (const other of read.slice(at + 1)) {
        if (other.box.top > one.box.bottom - 4) break;
        if (one.part.contains(other.part) || other.part.contains(one.part)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        if (across > 3 && down > 4) found.add(`"${one.text}" and "${other.text}"`);
      }
    }
    return [...found];
  });
