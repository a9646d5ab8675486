import { expect, test } from 'vitest';
import { parseText } from '../../src/lib/text/parse-text';
import { parseFirstLink } from '../repos/link-card/link';
import { readPageMetadata } from './page-metadata';
import { decodePage } from './page-text';

test('prefers Open Graph, then Twitter, then the plain head', () => {
  const og = `<html><head><title>Plain</title><meta property="og:title" content="Tram 4 &amp; the harbour">
    <meta name="description" content="Plain text"><meta property="og:description" content="Every 8 minutes">
    <meta property="og:site_name" content="Harbour Line"><meta property="og:image" content="/tram.jpg">`;
  expect(readPageMetadata(og)).toEqual({
    title: 'Tram 4 & the harbour',
    description: 'Every 8 minutes',
    site: 'Harbour Line',
    picture: '/tram.jpg',
  });
  expect(readPageMetadata('<title> A\n  plain   page </title><meta name=description content=Text>')).toEqual({
    title: 'A plain page',
    description: 'Text',
    site: '',
    picture: null,
  });
});

test('ignores titles and metadata of the body, and a second title', () => {
  const page = `<head><title>First</title><title>Second</title></head>
    <body><meta property="og:title" content="From a comment"><svg><title>Icon</title></svg>`;
  expect(readPageMetadata(page).title).toBe('First');
});

test('keeps markup as text, and removes what hides or turns text', () => {
  const title = '&lt;img src=x onerror=alert(1)&gt; \u202Egnp.exe\u200B\u0000 pay';
  const { title: shown } = readPageMetadata(`<meta property="og:title" content="${title}"><body>`);
  expect(shown).toBe('<img src=x onerror=alert(1)> gnp.exe pay');
  expect(readPageMetadata('<title><script>alert(1)</script></title>').title).toBe(
    '<script>alert(1)</script>',
  );
  expect(readPageMetadata('<meta property="og:title" content="\u200B\u3164">').title).toBe('');
});

test('cuts long texts, and reads hostile pages in little time', () => {
  const long = readPageMetadata(`<title>${'long words '.repeat(20_000)}</title>`);
  expect(long.title.length).toBeLessThanOrEqual(140);
  expect(long.title).toMatch(/^long words .*…$/);
  const deep = performance.now();
  readPageMetadata('<b>'.repeat(170_000));
  readPageMetadata(`<meta content="${'\u200D'.repeat(500_000)}" property="og:title">`);
  expect(performance.now() - deep).toBeLessThan(2000);
});

test('decodes by byte order mark, header and declaration', () => {
  expect(decodePage(Buffer.from([0xcf, 0xf0, 0xe8]), 'text/html; charset=windows-1251')).toBe('При');
  const declared = Buffer.concat([Buffer.from('<meta charset="shift_jis">'), Buffer.from([0x93, 0xfa])]);
  expect(decodePage(declared, 'text/html')).toContain('日');
  expect(decodePage(Buffer.from('\ufeffé', 'utf16le'), 'text/html; charset=utf-8')).toBe('é');
  expect(decodePage(Buffer.from('é'), 'text/html; charset=unknown-1')).toBe('é');
  // Cut within a character; not UTF-8 at all.
  expect(decodePage(Buffer.from('né').subarray(0, 2), 'text/html')).toBe('n');
  expect(decodePage(Buffer.from([0x63, 0xe9, 0x21]), 'text/html')).toBe('cé!');
});

test.each([
  'See https://a.test/path?x=1, or https://b.test',
  '(https://en.wikipedia.test/wiki/Tram_(vehicle)).',
  'HTTP://A.Test/UP and more',
  'https://user:word@bank.test then https://real.test/x',
  'no link, a@b.test, ftp://x.test',
  'https://a.test/#part “https://b.test”',
  'http:// https://ünïcode.test/é',
  'xhttps://glued.test https://[::1]/',
])('finds the same first link as the app: %s', (text) => {
  const part = parseText(text).find(({ kind }) => kind === 'link');
  const shown = part?.kind === 'link' ? part.href.replace(/#.*$/, '') : null;
  expect(parseFirstLink(text)).toBe(shown);
});
