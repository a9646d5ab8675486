import type { Page } from '@playwright/test';

/** Red, green, blue and alpha, 0 to 255. */
type Colour = readonly number[];

/** Helpers in the page, as `window.paint`. */
export interface Paint {
  parse: (colour: string) => Colour;
  /** 1 to 21 (WCAG 2.2, contrast ratio). */
  contrast: (one: Colour, other: Colour) => number;
  /** The colour behind an element; null over pictures and gradients. */
  groundOf: (element: Element | null) => Colour | null;
}

declare global {
  interface Window {
    paint?: Paint;
  }
}

function install(): void {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const parse = (colour: string): Colour => {
    if (!canvas) return [];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (colour: Colour): number => {
    const [red = 0, green = 0, blue = 0] = colour.map((level) =>
      level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  window.paint = {
    parse,
    contrast: (one, other) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    },
    groundOf: (from) => {
      for (let element = from; element; element = element.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        if (backgroundImage !== 'none') return null;
        const colour = parse(backgroundColor);
        if ((colour[3] ?? 0) > 230) return colour;
      }
      return [255, 255, 255, 255];
    },
  };
}

/** Call after each load of a document. */
export const installPaint = (page: Page): Promise<void> => page.evaluate(install);
