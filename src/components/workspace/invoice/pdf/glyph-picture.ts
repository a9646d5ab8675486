import { invoiceText } from '@/messages/workspace/invoice';

/** A word drawn by the browser, one bit a pixel. Lengths are thousandths of the font size. */
export interface GlyphPicture {
  advance: number;
  /** Size of the picture in pixels; rows are padded to whole bytes. */
  columns: number;
  rows: number;
  bits: Uint8Array;
  /** Lower left corner relative to the start of the baseline. */
  left: number;
  bottom: number;
  unitsPerPixel: number;
}

/** About 700 dots per inch at 10 points. */
const EM_PIXELS = 96;
const PADDING = 12;
const BASELINE = 110;
const ROWS = 150;

/** Throws where the browser blocks canvases. */
export function drawGlyph(text: string, bold: boolean): GlyphPicture {
  const canvas = document.createElement('canvas');
  const font = `${bold ? 700 : 400} ${EM_PIXELS}px Helvetica, Arial, sans-serif`;
  const measuring = canvas.getContext('2d');
  if (!measuring) throw new Error(invoiceText.cannotDraw);
  measuring.font = font;
  const width = measuring.measureText(text).width;
  canvas.width = Math.ceil(width) + 2 * PADDING;
  canvas.height = ROWS;
  const context = canvas.getContext('2d', { willReadFrequently: true }) ?? measuring;
  // Resizing a canvas resets its font.
  context.font = font;
  context.fillText(text, PADDING, BASELINE);
  const pixels = context.getImageData(0, 0, canvas.width, ROWS).data;
  const rowBytes = Math.ceil(canvas.width / 8);
  const bits = new Uint8Array(rowBytes * ROWS);
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < canvas.width; column += 1) {
      const alpha = pixels[(row * canvas.width + column) * 4 + 3] ?? 0;
      const byte = row * rowBytes + (column >> 3);
      if (alpha >= 128) bits[byte] = (bits[byte] ?? 0) | (128 >> (column & 7));
    }
  }
  const unitsPerPixel = 1000 / EM_PIXELS;
  return {
    advance: width * unitsPerPixel,
    columns: canvas.width,
    rows: ROWS,
    bits,
    left: -PADDING * unitsPerPixel,
    bottom: (BASELINE - ROWS) * unitsPerPixel,
    unitsPerPixel,
  };
}
