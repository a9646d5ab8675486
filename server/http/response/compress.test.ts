import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, encodeJson } from './compress';

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0.0, gzip;q=0', null],
  ['identity', null],
  ['deflate', null],
  [null, null],
])('chooses for Accept-Encoding: %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});

test('compresses a large response, and leaves a small one as text', async () => {
  const text = JSON.stringify({
    items: Array.from({ length: 200 }, (_, n) => ({ id: n, text: 'Café 東京' })),
  });
  const br = await encodeJson(text, 'br');
  expect(br.headers['Content-Encoding']).toBe('br');
  expect(brotliDecompressSync(Buffer.from(br.body)).toString()).toBe(text);
  expect(br.body.length).toBeLessThan(text.length / 5);
  const gzip = await encodeJson(text, 'gzip');
  expect(gunzipSync(Buffer.from(gzip.body)).toString()).toBe(text);
  const small = await encodeJson('{"done":true}', 'br');
  expect(small).toEqual({
    body: '{"done":true}',
    headers: { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' },
  });
});

test('compresses a page at once, and a very large response in the background', async () => {
  let isLater = false;
  setImmediate(() => (isLater = true));
  const page = JSON.stringify(Array.from({ length: 1000 }, (_, n) => n));
  expect(brotliDecompressSync(Buffer.from((await encodeJson(page, 'br')).body)).toString()).toBe(page);
  expect(isLater).toBe(false);
  const large = JSON.stringify(Array.from({ length: 50_000 }, (_, n) => n));
  expect(gunzipSync(Buffer.from((await encodeJson(large, 'gzip')).body)).toString()).toBe(large);
  expect(isLater).toBe(true);
});
