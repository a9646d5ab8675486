import { type PDFContext, PDFName, type PDFRef } from 'pdf-lib';
import type { GlyphPicture } from './glyph-picture';

type DrawGlyph = (text: string, bold: boolean) => GlyphPicture;

interface Glyph {
  text: string;
  picture: GlyphPicture;
}

interface GlyphFont {
  name: string;
  ref: PDFRef;
  glyphs: Glyph[];
}

export interface PlacedGlyph {
  font: GlyphFont;
  /** From 1. */
  code: number;
}

/** Codes of a simple font are one byte; 0 stays unused. */
const MAX_GLYPHS = 255;

const keyOf = (text: string, bold: boolean): string => `${bold ? 'bold' : 'plain'} ${text}`;
const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');
const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index), 4)).join('');

/** Maps codes to text, so that the text can be found, copied and read aloud (PDF 32000-1, 9.10.3). */
function toUnicodeMap(glyphs: readonly Glyph[]): string {
  const entries = glyphs.map(({ text }, index) => `<${hex(index + 1, 2)}> <${utf16(text)}>`);
  const blocks: string[] = [];
  // At most 100 entries a block.
  for (let from = 0; from < entries.length; from += 100) {
    const block = entries.slice(from, from + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/**
 * Embedded Type 3 fonts with the words that Helvetica cannot write, as the browser draws them: every script the device
 * can show, shaped and in its own direction, and still text.
 */
export class BrowserFonts {
  private readonly fonts: GlyphFont[] = [];
  private readonly pictures = new Map<string, GlyphPicture>();
  private readonly placed = new Map<string, PlacedGlyph>();
  private readonly context: PDFContext;
  private readonly draw: DrawGlyph;

  constructor(context: PDFContext, draw: DrawGlyph) {
    this.context = context;
    this.draw = draw;
  }

  private picture(text: string, bold: boolean): GlyphPicture {
    const key = keyOf(text, bold);
    const known = this.pictures.get(key);
    if (known) return known;
    const picture = this.draw(text, bold);
    this.pictures.set(key, picture);
    return picture;
  }

  /** Thousandths of the font size. Embeds nothing. */
  advance(text: string, bold: boolean): number {
    return this.picture(text, bold).advance;
  }

  /** Embeds the word. */
  place(text: string, bold: boolean): PlacedGlyph {
    const key = keyOf(text, bold);
    const known = this.placed.get(key);
    if (known) return known;
    let font = this.fonts.at(-1);
    if (!font || font.glyphs.length === MAX_GLYPHS) {
      font = { name: `Browser${this.fonts.length}`, ref: this.context.nextRef(), glyphs: [] };
      this.fonts.push(font);
    }
    font.glyphs.push({ text, picture: this.picture(text, bold) });
    const glyph = { font, code: font.glyphs.length };
    this.placed.set(key, glyph);
    return glyph;
  }

  /** Call after the last text. */
  embed(): void {
    for (const { ref, glyphs } of this.fonts) {
      const procs = glyphs.map(({ picture }, index) => {
        const image = this.context.register(
          this.context.flateStream(picture.bits, {
            Type: 'XObject',
            Subtype: 'Image',
            Width: picture.columns,
            Height: picture.rows,
            ImageMask: true,
            BitsPerComponent: 1,
            Decode: [1, 0],
          }),
        );
        const width = picture.columns * picture.unitsPerPixel;
        const height = picture.rows * picture.unitsPerPixel;
        const { advance, left, bottom } = picture;
        const proc = [
          `${advance} 0 ${left} ${bottom} ${left + width} ${bottom + height} d1`,
          `q ${width} 0 0 ${height} ${left} ${bottom} cm /P${index + 1} Do Q`,
        ].join('\n');
        return { name: `g${index + 1}`, proc: this.context.register(this.context.flateStream(proc)), image };
      });
      this.context.assign(
        ref,
        this.context.obj({
          Type: 'Font',
          Subtype: 'Type3',
          FontBBox: [0, 0, 0, 0],
          FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
          CharProcs: Object.fromEntries(procs.map(({ name, proc }) => [name, proc])),
          Encoding: {
            Type: 'Encoding',
            Differences: [1, ...procs.map(({ name }) => PDFName.of(name))],
          },
          FirstChar: 1,
          LastChar: glyphs.length,
          Widths: glyphs.map(({ picture }) => picture.advance),
          Resources: {
            XObject: Object.fromEntries(procs.map(({ image }, index) => [`P${index + 1}`, image])),
          },
          ToUnicode: this.context.register(this.context.flateStream(toUnicodeMap(glyphs))),
        }),
      );
    }
  }
}
