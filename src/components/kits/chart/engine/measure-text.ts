/** The library takes the width of this character for the height of a line and the width of any wide character. */
const WIDE = '国';

let context: CanvasRenderingContext2D | null | undefined;
let font = '';

const sizeOf = (name: string): number => Number.parseFloat(/([\d.]+)px/.exec(name)?.[1] ?? '12');

/**
 * Width of a text in px. A wide character is as wide as its font is high: measuring it would make the browser look for
 * a font that has it, for each font and size, which takes as long as a small chart.
 */
export function measureText(text: string, name = '12px sans-serif'): { width: number } {
  context ??= document.createElement('canvas').getContext('2d');
  if (text === WIDE || !context) return { width: text.length * sizeOf(name) };
  if (font !== name) context.font = font = name;
  return context.measureText(text);
}
