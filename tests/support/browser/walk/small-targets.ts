import type { Page } from '@playwright/test';

/** Runs in the page. */
function findSmallTargets(): string[] {
  /** CSS px (WCAG 2.2, 2.5.8). */
  const SIZE = 24;
  const TARGETS = [
    'a[href], button, summary, select, textarea, label:has(input), input:not([type=hidden])',
    '[role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=option]',
    '[role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=slider], [role=spinbutton]',
  ].join();

  const isLarge = ({ width, height }: DOMRect): boolean => width >= SIZE - 0.5 && height >= SIZE - 0.5;
  const centreOf = (box: DOMRect): { x: number; y: number } => ({
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  });
  const labelsOf = (element: Element): Element[] =>
    element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  /** Behind neither `disabled`, `inert` nor one pixel, which is how words for screen readers are hidden. */
  const isPressable = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [inert] *, [aria-hidden=true]:not(label), label:has(:disabled)') &&
      getComputedStyle(element).pointerEvents !== 'none'
    );
  };
  const isInline = (element: Element): boolean => getComputedStyle(element).display === 'inline';
  /** Beside words that are no target themselves. */
  const isInSentence = (element: Element): boolean => {
    let block: Element | null = element;
    while (block && isInline(block)) block = block.parentElement;
    if (!block || block === element) return false;
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (/\p{L}/u.test(textContent ?? '') && !parentElement?.closest(TARGETS)) return true;
    }
    return false;
  };
  /** Drawn by the browser, whose size authors do not set. */
  const isNative = (element: Element): boolean =>
    element.matches('input[type=checkbox], input[type=radio]') &&
    getComputedStyle(element).appearance === 'auto';
  /** What scrolls alone: bars that stay lie over other targets by chance. */
  const layerOf = (element: Element): Element | null => {
    for (let part: Element | null = element; part; part = part.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(part).position)) return part;
    return null;
  };
  /** Whether a square around the centre presses the target: pseudo elements may enlarge what is seen. */
  const isEnlarged = (element: Element): boolean => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y } = centreOf(element.getBoundingClientRect());
    const reach = SIZE / 2 - 1;
    return [-reach, reach].every((right) =>
      [-reach, reach].every((down) => {
        const hit = document.elementFromPoint(x + right, y + down);
        return hit !== null && [element, ...labelsOf(element)].some((part) => part.contains(hit));
      }),
    );
  };

  const targets = [...document.querySelectorAll(TARGETS)]
    .filter(isPressable)
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  const small = targets.filter(
    ({ element, box }) =>
      !isLarge(box) && ![element, ...labelsOf(element)].some((part) => isLarge(part.getBoundingClientRect())),
  );
  const isSmall = new Set(small.map(({ element }) => element));
  const isRelated = (one: Element, other: Element): boolean =>
    one.contains(other) ||
    other.contains(one) ||
    labelsOf(one).includes(other) ||
    labelsOf(other).includes(one);
  /** A circle of 24 px around the centre touches another target, or the circle of another small one. */
  const isCrowded = ({ element, box }: (typeof targets)[number]): boolean => {
    const { x, y } = centreOf(box);
    return targets.some(({ element: other, box: area }) => {
      if (other === element || isRelated(element, other)) return false;
      const across = Math.max(area.left - x, x - area.right, 0);
      const along = Math.max(area.top - y, y - area.bottom, 0);
      const centre = centreOf(area);
      const isNear =
        Math.hypot(across, along) < SIZE / 2 - 0.5 ||
        (isSmall.has(other) && Math.hypot(centre.x - x, centre.y - y) < SIZE - 0.5);
      return isNear && layerOf(element) === layerOf(other);
    });
  };
  const crowded = small.filter(
    (target) => !isNative(target.element) && !isInSentence(target.element) && isCrowded(target),
  );
  return crowded
    .filter(({ element }) => !isEnlarged(element))
    .map(({ element, box }) => {
      const words = element.ariaLabel ?? element.textContent ?? '';
      const size = `${box.width.toFixed(0)} x ${box.height.toFixed(0)}`;
      return `${element.localName}.${element.className} "${words.trim().slice(0, 40)}" is ${size}`;
    });
}

/**
 * Targets of the pointer that are smaller than 24 by 24 CSS px and lack the space that would make up for it (WCAG 2.2,
 * 2.5.8). Links in sentences and boxes drawn by the browser may be smaller.
 */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmallTargets);
