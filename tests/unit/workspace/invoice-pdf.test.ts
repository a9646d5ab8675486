// @vitest-environment happy-dom
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { expect, test, vi } from 'vitest';
import { renderInvoicePdf } from '@/components/workspace/invoice/pdf/invoice-pdf';
import type { GlyphPicture } from '@/components/workspace/invoice/pdf/glyph-picture';
import { invoices, listInvoices } from '@/data/invoice/collection';
import type { InvoiceWithDetails } from '@/data/invoice/schema';

const draw = vi.fn<(text: string) => GlyphPicture>((text) => ({
  advance: text.length * 1000,
  columns: 8,
  rows: 2,
  bits: new Uint8Array(2),
  left: 0,
  bottom: 0,
  unitsPerPixel: 10,
}));

async function sample(change: Partial<InvoiceWithDetails>): Promise<InvoiceWithDetails> {
  const all = await listInvoices();
  const invoice = all.find(({ id }) => id === 4018);
  if (!invoice) throw new Error(`The sample has ${(await invoices.all()).length} invoices, but not 4018`);
  return { ...invoice, ...change };
}

const decodeHex = (hex: string): string =>
  String.fromCodePoint(...(hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)));

/** Text in the standard fonts by page, the texts of embedded glyphs, and the document. */
async function read(invoice: InvoiceWithDetails) {
  const blob = await renderInvoicePdf(invoice, draw);
  const pdf = await PDFDocument.load(await blob.arrayBuffer(), { updateMetadata: false });
  const decode = (stream: PDFRawStream): string =>
    String.fromCodePoint(...decodePDFRawStream(stream).decode());
  const streams = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));
  const pages = streams
    .filter(({ dict }) => !dict.has(PDFName.of('Subtype')))
    .map(decode)
    .filter((content) => content.includes(' Tj'))
    .map((content) =>
      [...content.matchAll(/<([0-9A-F]+)> Tj/gi)].map(([, hex = '']) => decodeHex(hex)).join(' '),
    );
  const embedded = streams
    .filter(({ dict }) => !dict.has(PDFName.of('Subtype')))
    .map(decode)
    .filter((content) => content.includes('beginbfchar'))
    .flatMap((content) => [...content.matchAll(/<[0-9A-F]{2}> <([0-9A-F]+)>/g)])
    .map(([, hex = '']) =>
      String.fromCharCode(...(hex.match(/..../g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    );
  return { pdf, pages, embedded };
}

const party = (name: string) => ({ name, email: 'a@b.example', phone: '', taxId: 'ATU12345678' });

test('writes every script as text, in the fonts of the browser', async () => {
  const invoice = await sample({ notes: 'Спасибо и до свидания' });
  const parties = { ...invoice.parties, billTo: party('田中 芽衣'), shipTo: party('שלום עולם') };
  const { pages, embedded } = await read({ ...invoice, parties });
  expect(pages.join(' ')).not.toContain('?');
  for (const word of ['田中', 'שלום עולם', 'Спасибо']) expect(embedded.join(' ')).toContain(word);
});

test('wraps long items and notes, and repeats the column heads on each page', async () => {
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, place) => `word${from + place}`).join(' ');
  const items = Array.from({ length: 40 }, (_, place) => ({
    productId: null,
    text: words(place * 20, 16),
    quantity: 1,
    priceCents: 100,
  }));
  const notes = `${words(5000, 60)} ${'x'.repeat(200)}`;
  const { pages, pdf } = await read(await sample({ items, notes }));
  expect(pdf.getPageCount()).toBeGreaterThan(2);
  const all = pages.join(' ');
  for (const { text } of items) for (const word of text.split(' ')) expect(all).toContain(word);
  for (const word of words(5000, 60).split(' ')) expect(all).toContain(word);
  expect(all.match(/x/g)?.length).toBeGreaterThanOrEqual(200);
  expect(pages.filter((page) => page.includes('Quantity'))).toHaveLength(pages.length);
  expect(all).toContain('IBAN DE89 3704 0044 0532 0130 00');
});

test('names the tax ids, and after the total what was paid, credited and is still due', async () => {
  const invoice = await sample({
    payments: [{ id: 'one', day: '2020-05-03', cents: 5000, method: 'Card' }],
    credits: [{ id: 4030, number: 4030, cents: 2500 }],
  });
  const parties = { ...invoice.parties, billTo: party('Ada') };
  const { pages } = await read({ ...invoice, parties });
  const all = pages.join(' ');
  expect(all).toContain('Tax ID DE136695976');
  expect(all).toContain('Tax ID ATU12345678');
  expect(all).toContain('Paid 3 May 2020, Card -$50.00 Credit note #4030 -$25.00 Still due');
});

test('has a title, a language and tags', async () => {
  const { pdf } = await read(await sample({}));
  expect(pdf.getTitle()).toBe('Invoice #4018');
  expect(pdf.catalog.get(PDFName.of('Lang'))?.toString()).toContain('en');
  expect(pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true');
  const tags = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('StructElem')
        ? [String(object.get(PDFName.of('S')))]
        : [],
    );
  expect(new Set(tags)).toEqual(new Set(['/Document', '/H1', '/H2', '/P', '/Table', '/TR', '/TH', '/TD']));
});
