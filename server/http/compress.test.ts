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
