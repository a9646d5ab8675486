import { PDFDocument, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { documentTitle } from '@/data/invoice/title';
import type { InvoiceWithDetails, Party } from '@/data/invoice/schema';
import { invoiceStatus } from '@/data/invoice/status';
import { settlementLines, type SumLine, sumLines } from '@/data/invoice/sum-lines';
import { lineTotal } from '@contract/space/body/invoice-totals';
import { formatLongDay } from '@/lib/dates/day';
import { formatDollars } from '@/lib/text/format-dollars';
import { invoiceText } from '@/messages/workspace/invoice';
import { methodNames, statusNames } from '@/data/invoice/names';
import { BrowserFonts } from './browser-fonts';
import { drawGlyph, type GlyphPicture } from './glyph-picture';
import { StructureTags, type Tag } from './structure-tags';
import { type TextStyle, TextWriter } from './text-writer';

/** A4, in points. */
const PAGE: [number, number] = [595, 842];
const EDGE = 56;
const END = PAGE[0] - EDGE;
const TOP = 786;
const BOTTOM = 64;
/** Ends of the number columns. */
const QUANTITY_END = 370;
const PRICE_END = 455;
const ITEM_WIDTH = 250;

const pine = rgb(0.06, 0.24, 0.2);
const soft = rgb(0.35, 0.41, 0.38);
const line = rgb(0.8, 0.83, 0.81);
const body: TextStyle = { size: 10 };
const strong: TextStyle = { size: 10, bold: true };
const label: TextStyle = { size: 9, bold: true, color: soft };
const small: TextStyle = { size: 9, color: soft };

const leading = ({ size }: TextStyle): number => Math.round(size * 1.4);

async function loadLogo(url: string): Promise<Uint8Array> {
  const [, base64 = ''] = url.split(',');
  return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
}

/**
 * Tagged PDF, on as many pages as needed. `draw` draws text that Helvetica cannot write; it throws where the browser
 * blocks canvases.
 */
export async function renderInvoicePdf(
  invoice: InvoiceWithDetails,
  draw: (text: string, bold: boolean) => GlyphPicture = drawGlyph,
): Promise<Blob> {
  const { sender, billTo, shipTo } = invoice.parties;
  const title = documentTitle(invoice);
  const pdf = await PDFDocument.create();
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setAuthor(sender.name);
  pdf.setLanguage(document.documentElement.lang || 'en');
  const browserFonts = new BrowserFonts(pdf.context, draw);
  const [plainFont, boldFont] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ];
  const text = new TextWriter(plainFont, boldFont, browserFonts);
  const tags = new StructureTags(pdf);
  let page: PDFPage = pdf.addPage(PAGE);

  /** Writes wrapped lines from `y` down; returns the next free `y`. */
  const write = (
    tag: Tag,
    words: string,
    x: number,
    y: number,
    style: TextStyle,
    width = END - x,
  ): number => {
    const lines = text.wrap(words, width, style);
    tags.mark(tag, page, () => {
      for (const [place, one] of lines.entries()) text.write(page, one, x, y - place * leading(style), style);
    });
    return y - lines.length * leading(style);
  };
  const writeEnd = (tag: Tag, words: string, end: number, y: number, style: TextStyle): void =>
    tags.mark(tag, page, () => text.write(page, words, end - text.width(words, style), y, style));
  const rule = (y: number) =>
    tags.artifact(page, () =>
      page.drawLine({ start: { x: EDGE, y }, end: { x: END, y }, thickness: 0.6, color: line }),
    );

  let senderX = EDGE;
  if (invoice.logo) {
    const bytes = await loadLogo(invoice.logo);
    const image = await (invoice.logo.startsWith('data:image/png')
      ? pdf.embedPng(bytes)
      : pdf.embedJpg(bytes));
    const { width, height } = image.scaleToFit(90, 44);
    tags.artifact(page, () => page.drawImage(image, { x: EDGE, y: 762, width, height }));
    senderX += width + 12;
  }
  writeEnd('H1', title, END, TOP, { size: 20, bold: true, color: pine });
  writeEnd(
    'P',
    invoice.creditOf === null
      ? statusNames[invoiceStatus(invoice)]
      : invoiceText.forInvoice(`#${invoice.creditOf}`),
    END,
    766,
    { size: 11, bold: true, color: soft },
  );
  let senderY = write('P', sender.name, senderX, 790, { size: 12, bold: true, color: pine }, 230);
  senderY = write('P', sender.street, senderX, senderY, small, 230);
  senderY = write('P', sender.email, senderX, senderY, small, 230);
  write('P', invoiceText.taxId(sender.taxId), senderX, senderY, small, 230);

  const party = (heading: string, { name, email, phone, taxId }: Party, x: number): number => {
    let y = write('H2', heading, x, 716, label, 150);
    y = write('P', name, x, y - 3, { size: 11, bold: true }, 150);
    for (const words of [email, phone, taxId && invoiceText.taxId(taxId)])
      if (words) y = write('P', words, x, y, small, 150);
    return y;
  };
  const partiesEnd = Math.min(
    party(invoiceText.billTo, billTo, EDGE),
    party(invoiceText.shipTo, shipTo, EDGE + 165),
  );
  const facts: readonly (readonly [string, string])[] = [
    [invoiceText.issued, formatLongDay(invoice.date)],
    // A credit note asks for no payment.
    ...(invoice.creditOf === null
      ? ([
          [invoiceText.due, formatLongDay(invoice.dueDate)],
          [invoiceText.payment, methodNames[invoice.payment]],
        ] as const)
      : []),
  ];
  let factsEnd = 716;
  for (const [name, value] of facts) {
    tags.group('P', () => {
      write('P', name, EDGE + 335, factsEnd, small, 60);
      writeEnd('P', value, END, factsEnd, body);
    });
    factsEnd -= leading(body);
  }
  let y = Math.min(partiesEnd, factsEnd) - 24;
  if (invoice.payment === 'Bank transfer' && invoice.creditOf === null)
    y = write('P', invoiceText.ibanOf(sender.iban), EDGE, y, body) - 12;

  const columnHeads = (tag: (draw: () => void) => void) => {
    tag(() => {
      write('TH', invoiceText.item, EDGE, y, label);
      writeEnd('TH', invoiceText.quantity, QUANTITY_END, y, label);
      writeEnd('TH', invoiceText.price, PRICE_END, y, label);
      writeEnd('TH', invoiceText.sum, END, y, label);
    });
    rule(y - 8);
    y -= 26;
  };
  const nextPage = () => {
    page = pdf.addPage(PAGE);
    y = TOP;
  };
  tags.group('Table', () => {
    const row = (draw: () => void) => tags.group('TR', draw);
    columnHeads(row);
    for (const item of invoice.items) {
      const lines = text.wrap(item.text, ITEM_WIDTH, body).length;
      if (y - lines * leading(body) < BOTTOM) {
        nextPage();
        columnHeads(row);
      }
      let rowEnd = y;
      row(() => {
        rowEnd = write('TD', item.text, EDGE, y, body, ITEM_WIDTH);
        writeEnd('TD', String(item.quantity), QUANTITY_END, y, body);
        writeEnd('TD', formatDollars(item.priceCents), PRICE_END, y, body);
        writeEnd('TD', formatDollars(lineTotal(item)), END, y, strong);
      });
      rule(rowEnd + 6);
      y = rowEnd - 10;
    }
  });

  const grand: TextStyle = { size: 13, bold: true, color: pine };
  const sumRow = ({ label: name, cents }: SumLine, style: TextStyle, nameStyle: TextStyle) => {
    if (y < BOTTOM) nextPage();
    tags.group('TR', () => {
      write('TD', name, 340, y, nameStyle);
      writeEnd('TD', formatDollars(cents), END, y, style);
    });
    y -= 18;
  };
  const sums = sumLines(invoice);
  if (y - sums.length * 18 - 26 < BOTTOM) nextPage();
  tags.group('Table', () => {
    for (const one of sums) sumRow(one, body, { ...body, color: soft });
    y -= 8;
    sumRow({ label: invoiceText.total, cents: invoice.amountCents }, grand, grand);
    for (const one of settlementLines(invoice)) sumRow(one, body, { ...body, color: soft });
  });
  y -= 22;
  for (const notes of text.wrap(invoice.notes, END - EDGE, small)) {
    if (y < BOTTOM) nextPage();
    y = write('P', notes, EDGE, y, small);
  }

  browserFonts.embed();
  tags.embed();
  return new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' });
}
