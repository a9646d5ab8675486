import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeReturnPath } from './return-path';
import { basePath } from '@/lib/config/base-path';

const hostile = [
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%252F%252Fevil.example',
  '/\tevil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'me@evil.example',
  '//plaza.invalid@evil.example',
  '//plaza.invalid.evil.example',
  '/..//evil.example',
  '/../../evil',
  '/a/../../../evil',
  '/./../evil',
  '/%2e%2e/%2e%2e/evil',
  '／／evil.example',
  '/．．/evil',
  '@evil.example',
  '.evil.example',
  '',
  ' /post',
  '/auth/logout',
  '/AUTH/logout',
  '/x/../auth/logout',
  `/${'a'.repeat(3000)}`,
];

/** Where a browser would really go with the address that the app makes of the result. */
const landing = (wanted: unknown) => new URL(`${basePath}${safeReturnPath(wanted)}`, 'https://plaza.example');

const staysInside = (wanted: unknown) => {
  const url = landing(wanted);
  return (
    url.origin === 'https://plaza.example' &&
    url.pathname.startsWith('/webapp/') &&
    !url.pathname.startsWith('/webapp//') &&
    !/^\/webapp\/auth(\/|$)/i.test(url.pathname) &&
    url.username === ''
  );
};

describe('safeReturnPath', () => {
  test.each(hostile)('%j becomes the feed', (wanted) => {
    expect(safeReturnPath(wanted)).toBe('/');
  });

  test.each([
    '/',
    '/post',
    '/post?draft=1',
    '/explore?q=a%2Fb&tab=people',
    '/u/ines#about',
    '/explore?q=https://example.org',
    '/confirm/ada@plaza.test',
  ])('%s is kept', (wanted) => {
    expect(safeReturnPath(wanted)).toBe(wanted);
  });

  test.each([undefined, null, 7, {}, ['/post']])('%j is no address', (wanted) => {
    expect(safeReturnPath(wanted)).toBe('/');
  });

  test('never leaves the app, whatever the input', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '%2F',
      '%2f',
      '%5c',
      '%09',
      '%00',
      '\t',
      '\n',
      '..',
      '.',
      '@',
      ':',
      'https:',
      'javascript:',
      'evil.example',
      'plaza.example',
      'auth',
      'logout',
      'post',
      '?',
      '#',
      '%',
      '%25',
      '／',
      ' ',
      'webapp',
    );
    const built = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(built, fc.string(), fc.webUrl(), fc.anything()), (wanted) => {
        expect(staysInside(wanted)).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});
