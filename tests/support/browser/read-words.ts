import type { Page } from '@playwright/test';

export interface ShownWords {
  /** Words of the interface that are no message of the pseudo-locale. */
  loose: string[];
  /** Messages that their element cuts off. */
  cut: string[];
}

/** What a page in the pseudo-locale shows in its headings, labels and controls. Examples, code and names are left out. */
export const readWords = (page: Page): Promise<ShownWords> =>
  page.evaluate(() => {
    const NAMING = 'h1, h2, h3, th, dt, legend, label, summary, button, [role="tab"], nav a, .page-header p';
    const CONTENT = '.demo-card-body, .part-tables, .icons-grid, time, code, kbd, pre, svg, [lang]:not(html)';
    /** No words. */
    const SIGNS = 'option, input, textarea, .avatar-initials';
    const ATTRIBUTES = ['aria-label', 'placeholder', 'title'];
    /** Without messages; those may hold others. */
    const withoutMessages = (text: string): string => {
      const rest = text.replaceAll(/\[[^[\]]*\]/g, ' ');
      return rest === text ? rest.replaceAll(/\s+/g, ' ').trim() : withoutMessages(rest);
    };
    const loose = new Set<string>();
    const cut = new Set<string>();
    const keep = (text: string) => {
      const rest = withoutMessages(text);
      if (/\p{L}{2}/u.test(rest)) loose.add(rest);
    };
    const textOf = (element: Element): string => {
      const copy = element.cloneNode(true) as Element;
      for (const part of copy.querySelectorAll(`${CONTENT}, ${SIGNS}`)) part.remove();
      return copy.textContent ?? '';
    };
    for (const element of document.body.querySelectorAll<HTMLElement>(NAMING)) {
      if (!element.checkVisibility() || element.closest(CONTENT)) continue;
      const text = textOf(element);
      keep(text);
      const { overflowX } = getComputedStyle(element);
      // What only screen readers see is one pixel wide.
      const isSeen = element.clientWidth > 1;
      if (
        isSeen &&
        text.includes('~') &&
        overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth + 1
      )
        cut.add(text.trim());
    }
    for (const element of document.body.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join())) {
      if (!element.checkVisibility() || element.closest(CONTENT)) continue;
      for (const name of ATTRIBUTES) keep(element.getAttribute(name) ?? '');
    }
    return { loose: [...loose], cut: [...cut] };
  });
