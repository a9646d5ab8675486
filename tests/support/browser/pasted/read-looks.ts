import type { Page } from '@playwright/test';

/** Computed values that a person sees; places and sizes come from the boxes. */
export const PROPERTIES = `
  display position visibility opacity z-index overflow-x overflow-y cursor color color-scheme content
  background-color background-image background-size font-family font-size font-weight font-style font-variant
  font-feature-settings line-height letter-spacing text-align text-transform text-decoration text-shadow text-overflow
  text-underline-offset white-space vertical-align word-break list-style-type list-style-position list-style-image
  border-top-width border-right-width border-bottom-width border-left-width
  border-top-style border-right-style border-bottom-style border-left-style
  border-top-color border-right-color border-bottom-color border-left-color
  border-top-left-radius border-top-right-radius border-bottom-left-radius border-bottom-right-radius
  padding-top padding-right padding-bottom padding-left box-shadow outline-style outline-width outline-color
  appearance accent-color transform translate rotate scale filter backdrop-filter mix-blend-mode clip-path mask-image
  object-fit object-position pointer-events animation-name fill fill-opacity stroke stroke-width stroke-dasharray
`
  .trim()
  .split(/\s+/);

/** What one element shows. */
export interface Look {
  /** Tags with classes, from the card down. */
  path: string;
  text: string;
  /** Left, top, width and height in px from the card's corner; empty for what is not drawn. */
  box: string;
  /** `PROPERTIES` of the element and of its drawn pseudo-elements. */
  values: readonly string[];
  /** Colours of a canvas, made smaller. */
  picture: readonly number[];
}

export interface CardLook {
  /** Width of the card's content in px. */
  width: number;
  /** Every element of the card, in the order of the document. */
  looks: readonly Look[];
}

/** JSON of `CardLook[]`, since Playwright takes longer for each value of an answer than for one text. Runs in the page. */
function read([selector, properties]: readonly [string, readonly string[]]): string {
  const round = (length: number): number => Math.round(length * 10) / 10;
  const small = document.createElement('canvas');
  [small.width, small.height] = [24, 12];
  const brush = small.getContext('2d', { willReadFrequently: true });
  const drawn = (element: Element): number[] => {
    if (!(element instanceof HTMLCanvasElement) || element.width === 0 || !brush) return [];
    brush.clearRect(0, 0, small.width, small.height);
    brush.drawImage(element, 0, 0, small.width, small.height);
    return [...brush.getImageData(0, 0, small.width, small.height).data];
  };
  const valuesOf = (element: Element): string[] =>
    [null, '::before', '::after', '::placeholder'].flatMap((pseudo) => {
      if (pseudo === '::placeholder' && !element.hasAttribute('placeholder')) return [];
      const style = getComputedStyle(element, pseudo);
      if (/before|after/.test(pseudo ?? '') && ['none', 'normal'].includes(style.content)) return [];
      return [properties.map((name) => style.getPropertyValue(name)).join('|')];
    });
  const lookOf = (card: Element): CardLook => {
    const outer = card.getBoundingClientRect();
    const { paddingLeft, paddingRight, paddingTop } = getComputedStyle(card);
    const left = outer.left + Number.parseFloat(paddingLeft);
    const top = outer.top + Number.parseFloat(paddingTop);
    const looks: Look[] = [];
    const visit = (element: Element, above: string, isClipped: boolean): void => {
      const path = `${above} ${[element.localName, ...element.classList].join('.')}`;
      const { x, y, width, height } = element.getBoundingClientRect();
      const isHidden = isClipped || getComputedStyle(element).clipPath === 'inset(50%)';
      const isDrawn = !isHidden && element.getClientRects().length > 0;
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      looks.push({
        path,
        text: own.map((node) => node.textContent).join(''),
        box: isDrawn ? [x - left, y - top, width, height].map(round).join(' ') : '',
        values: valuesOf(element),
        picture: drawn(element),
      });
      for (const child of element.children) visit(child, path, isHidden);
    };
    for (const child of card.children) if (!child.matches('.page-header')) visit(child, '', false);
    return {
      width: outer.width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
      looks,
    };
  };
  return JSON.stringify([...document.querySelectorAll(selector)].map(lookOf));
}

/** The looks of the cards that `selector` finds, in the order of the document. */
export const readLooks = async (page: Page, selector: string): Promise<CardLook[]> =>
  JSON.parse(await page.evaluate(read, [selector, PROPERTIES] as const)) as CardLook[];
