import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sampleMessages } from '@/data/chat/seed-messages';
import { sampleEmails } from '@/data/email/seed';
import { sampleInvoices } from '@/data/invoice/seed';
import { sampleContent } from '@/data/file/sample/content';
import { seedTitleOf } from '@/data/file/sample-id';
import { sampleFiles } from '@/data/file/seed';
import { unzip } from '../../support/unzip';

const files = sampleFiles(new Date()).filter(({ kind }) => kind !== 'folder');
const blobOf = (title: string): Blob => {
  const file = files.find((each) => each.title === title);
  return sampleContent(seedTitleOf(file?.current ?? '') ?? '');
};
const contentOf = async (title: string): Promise<Buffer> => Buffer.from(await blobOf(title).arrayBuffer());

test('every sample file has content of its size, and the same in every browser', async () => {
  expect(files.length).toBeGreaterThan(60);
  const again = sampleFiles(new Date(0)).filter(({ kind }) => kind !== 'folder');
  for (const [at, { title, bytes, type, versions }] of files.entries()) {
    const content = await contentOf(title);
    expect(content.length, title).toBeGreaterThan(100);
    // A picture of no type is not shown.
    expect(type, title).toMatch(/^[a-z]+\/[\w.+-]+$/);
    expect(blobOf(title).type, title).toBe(type);
    expect([bytes, versions[0]?.bytes, again[at]?.bytes], title).toEqual(Array(3).fill(content.length));
  }
});

test('the Feed’s summary makes no file and no formatter of money for what it counts', () => {
  const make = vi.spyOn(globalThis, 'Blob');
  const formatter = vi.spyOn(Intl, 'NumberFormat');
  onTestFinished(() => {
    make.mockRestore();
    formatter.mockRestore();
  });
  const now = new Date();
  expect(sampleInvoices(now).length).toBeGreaterThan(100);
  const attachments = [
    ...sampleMessages(now).flatMap(({ attachment }) => attachment ?? []),
    ...sampleEmails(now).flatMap((email) => email.attachments),
  ];
  expect(make).not.toHaveBeenCalled();
  expect(formatter).not.toHaveBeenCalled();
  make.mockRestore();
  for (const { name, bytes } of attachments) expect(bytes, name).toBe(sampleContent(name).size);
  expect(attachments.some(({ name }) => name.endsWith('.png'))).toBe(true);
});

test('pictures, recordings and documents can be read by other programs', async () => {
  const picture = await sharp(await contentOf('Opening day.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(picture.info).toMatchObject({ width: 168, height: 112 });
  expect(new Set(picture.data).size).toBeGreaterThan(20);
  expect((await sharp(await contentOf('Logo.svg')).metadata()).format).toBe('svg');
  expect((await contentOf('Street sounds.wav')).toString('latin1', 0, 16)).toMatch(/^RIFF.{4}WAVEfmt $/s);

  const pdf = (await contentOf('Insurance.pdf')).toString('latin1');
  const table = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  expect(pdf.slice(table, table + 4)).toBe('xref');
  for (const [at, [, offset]] of [...pdf.slice(table).matchAll(/(\d{10}) 00000 n/g)].entries())
    expect(pdf.slice(Number(offset))).toMatch(new RegExp(`^${at + 1} 0 obj`));
});

test.each([
  ['Archive 2019.zip', 'Archive 2019.md', '# Archive 2019'],
  ['Budget.xlsx', 'xl/worksheets/sheet1.xml', 'Price'],
  ['Programme.docx', 'word/document.xml', 'Programme'],
  ['Yearly report.odp', 'content.xml', 'Yearly report'],
])('%s is an archive with %s', async (title, part, text) => {
  const content = await contentOf(title);
  const parts = unzip(content);
  expect(parts.get(part)?.toString()).toContain(text);
  // Programs refuse archives with wrong sums.
  for (const each of parts.values()) {
    const sum = Buffer.alloc(4);
    sum.writeUInt32LE(crc32(each));
    expect(content.includes(sum)).toBe(true);
  }
});
