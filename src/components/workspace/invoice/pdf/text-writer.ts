import { type Color, PDFHexString, PDFName, type PDFFont, type PDFPage } from 'pdf-lib';
import { beginText, endText, moveText, rgb, setFillingColor, setFontAndSize, showText } from 'pdf-lib';
import type { BrowserFonts } from './browser-fonts';

const INK = rgb(0.08, 0.13, 0.11);

export interface TextStyle {
  size: number;
  bold?: boolean;
  color?: Color;
}

/** Right-to-left scripts: a line with one is drawn whole, so that the browser orders its words. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** What the standard fonts encode (WinAnsi), in one run; anything else in another. */
const RUNS =
  /[\u0020-\u007e\u00a0-\u00ff€‚„…†‡‰Š‹ŒŽ‘’“”•–—™š›œžŸ]+|[^\u0020-\u007e\u00a0-\u00ff€‚„…†‡‰Š‹ŒŽ‘’“”•–—™š›œžŸ]+/g;
const IS_STANDARD = /^[\u0020-\u007e\u00a0-\u00ff€‚„…†‡‰Š‹ŒŽ‘’“”•–—™š›œžŸ]/;
/** Lines break at spaces, and anywhere in scripts without spaces. */
const BREAKS =
  /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu;

const runsOf = (line: string): string[] => (RIGHT_TO_LEFT.test(line) ? [line] : (line.match(RUNS) ?? []));
const isStandard = (run: string): boolean => !RIGHT_TO_LEFT.test(run) && IS_STANDARD.test(run);

/** Measures, wraps and writes text: Helvetica where it has the characters, else the browser's fonts. */
export class TextWriter {
  private readonly plain: PDFFont;
  private readonly bold: PDFFont;
  private readonly browserFonts: BrowserFonts;

  constructor(plain: PDFFont, bold: PDFFont, browserFonts: BrowserFonts) {
    this.plain = plain;
    this.bold = bold;
    this.browserFonts = browserFonts;
  }

  width(line: string, { size, bold = false }: TextStyle): number {
    const font = bold ? this.bold : this.plain;
    return runsOf(line).reduce(
      (sum, run) =>
        sum +
        (isStandard(run)
          ? font.widthOfTextAtSize(run, size)
          : (this.browserFonts.advance(run, bold) * size) / 1000),
      0,
    );
  }

  /** Lines no wider than `width`; a longer word is cut. */
  wrap(text: string, width: number, style: TextStyle): string[] {
    return text.split('\n').flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      const add = (part: string) => {
        if (this.width(line + part.trimEnd(), style) <= width) line += part;
        else {
          if (line.trim()) lines.push(line.trim());
          line = part.trimStart();
        }
      };
      for (const part of paragraph.match(BREAKS) ?? []) {
        const fits = this.width(part.trim(), style) <= width;
        for (const piece of fits ? [part] : part) add(piece);
      }
      return line.trim() || lines.length === 0 ? [...lines, line.trim()] : lines;
    });
  }

  write(page: PDFPage, line: string, x: number, y: number, style: TextStyle): void {
    const { size, bold = false, color = INK } = style;
    const font = bold ? this.bold : this.plain;
    let left = x;
    for (const run of runsOf(line)) {
      if (isStandard(run)) page.drawText(run, { x: left, y, size, font, color });
      else {
        const { font: glyphs, code } = this.browserFonts.place(run, bold);
        page.node.setFontDictionary(PDFName.of(glyphs.name), glyphs.ref);
        page.pushOperators(
          setFillingColor(color),
          beginText(),
          setFontAndSize(glyphs.name, size),
          moveText(left, y),
          showText(PDFHexString.of(code.toString(16).padStart(2, '0'))),
          endText(),
        );
      }
      left += this.width(run, style);
    }
  }
}
