import type { PDFFont, PDFPage } from 'pdf-lib';
import type { InvoiceWithDetails, Party } from '@/data/invoice/schema';
import { formatLongDay } from '@/lib/dates/day';
import { formatDollars } from '@/lib/text/format';
import { invoiceTotals, lineTotal } from '@/data/invoice/totals';

/** A4, in points. */
const PAGE: [number, number] = [595, 842];
const EDGE = 56;
const END = PAGE[0] - EDGE;
const FOOT = 210;

/** The standard PDF fonts cover Latin-1 only; other characters become question marks. */
const toLatin1 = (text: string): string => text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?');

/** A long date, or a numeric one where the locale's month names are not Latin. */
const dated = (day: string): string =>
  toLatin1(formatLongDay(day)) === formatLongDay(day) ? formatLongDay(day) : day;

/** Truncates text to a width, with an ellipsis. */
function fitText(text: string, font: PDFFont, size: number, width: number): string {
  if (font.widthOfTextAtSize(text, size) <= width) return text;
  let truncated = text;
  while (truncated && font.widthOfTextAtSize(`${truncated}...`, size) > width)
    truncated = truncated.slice(0, -1);
  return `${truncated}...`;
}

async function loadLogo(url: string): Promise<Uint8Array> {
  const [, base64 = ''] = url.split(',');
  return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
}

/** Renders the invoice as a PDF in the browser, on as many pages as needed. pdf-lib loads on first use. */
export async function renderInvoicePdf(invoice: InvoiceWithDetails): Promise<Blob> {
  const { sender, billTo, shipTo } = invoice.parties;
  const { PDFDocument, rgb, StandardFonts } = await import('pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(`Invoice ${invoice.id}`);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const pine = rgb(0.06, 0.24, 0.2);
  const ink = rgb(0.08, 0.13, 0.11);
  const soft = rgb(0.35, 0.41, 0.38);
  let page: PDFPage = pdf.addPage(PAGE);

  const text = (words: string, x: number, y: number, size = 10, font = plain, color = ink, width = END - x) =>
    page.drawText(fitText(toLatin1(words), font, size, width), { x, y, size, font, color });
  const ended = (words: string, x: number, y: number, size = 10, font = plain, color = ink) => {
    const known = toLatin1(words);
    page.drawText(known, { x: x - font.widthOfTextAtSize(known, size), y, size, font, color });
  };
  const rule = (y: number) =>
    page.drawLine({ start: { x: EDGE, y }, end: { x: END, y }, thickness: 0.6, color: rgb(0.8, 0.83, 0.81) });

  let textX = EDGE;
  if (invoice.logo) {
    const bytes = await loadLogo(invoice.logo);
    const image = await (invoice.logo.startsWith('data:image/png')
      ? pdf.embedPng(bytes)
      : pdf.embedJpg(bytes));
    const { width, height } = image.scaleToFit(90, 44);
    page.drawImage(image, { x: EDGE, y: 762, width, height });
    textX += width + 12;
  }
  text(sender.name, textX, 790, 12, bold, pine, 240);
  text(sender.street, textX, 775, 9, plain, soft, 240);
  text(sender.email, textX, 763, 9, plain, soft, 240);
  ended(`Invoice #${invoice.id}`, END, 786, 20, bold, pine);
  ended(invoice.invoicesStatus, END, 766, 11, bold, soft);

  const party = (title: string, person: Party, x: number) => {
    text(title, x, 716, 9, bold, soft, 150);
    text(person.name, x, 700, 11, bold, ink, 150);
    text(person.email, x, 686, 9, plain, soft, 150);
    text(person.phone, x, 674, 9, plain, soft, 150);
  };
  party('Bill to', billTo, EDGE);
  party('Ship to', shipTo, EDGE + 165);
  const facts = [
    ['Issued', dated(invoice.date)],
    ['Due', dated(invoice.dueDate)],
    ['Payment', invoice.payment],
  ] as const;
  for (const [place, [label, value]] of facts.entries()) {
    text(label, EDGE + 335, 700 - place * 14, 9, plain, soft);
    ended(value, END, 700 - place * 14, 10, plain);
  }

  const head = (y: number) => {
    text('Item', EDGE, y, 9, bold, soft);
    ended('Quantity', 370, y, 9, bold, soft);
    ended('Price', 455, y, 9, bold, soft);
    ended('Sum', END, y, 9, bold, soft);
    rule(y - 8);
  };
  let y = 630;
  head(y);
  y -= 26;
  for (const item of invoice.items) {
    if (y < FOOT) {
      page = pdf.addPage(PAGE);
      y = 770;
      head(y);
      y -= 26;
    }
    text(item.text, EDGE, y, 10, plain, ink, 250);
    ended(String(item.quantity), 370, y);
    ended(formatDollars(item.priceCents), 455, y);
    ended(formatDollars(lineTotal(item)), END, y, 10, bold);
    rule(y - 8);
    y -= 24;
  }

  const totals = invoiceTotals(invoice);
  const sums: readonly (readonly [string, number])[] = [
    ['Subtotal', totals.subtotal],
    [`Discount, ${invoice.discountPercent}%`, -totals.discount],
    [`Tax, ${invoice.taxPercent}%`, totals.tax],
    ['Shipping', totals.shipping],
  ];
  for (const [label, cents] of sums.filter(([label, cents]) => cents !== 0 || label === 'Subtotal')) {
    y -= 4;
    text(label, 360, y, 10, plain, soft);
    ended(formatDollars(cents), END, y);
    y -= 14;
  }
  y -= 8;
  text('Total', 360, y, 13, bold, pine);
  ended(formatDollars(totals.total), END, y, 13, bold, pine);
  if (invoice.notes) text(invoice.notes, EDGE, y - 44, 9, plain, soft);
  return new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' });
}
