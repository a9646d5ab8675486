import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MAX_PICTURE_BYTES, uploadMedia } from '@contract/post/media';
import { updateMe } from '@contract/member/profile';
import { getPost } from '@contract/post/post';
import { deletePost } from '@contract/post/post-write';
import { deleteUnusedMedia } from '@server/repos/media/media';
import { openSql } from '@server/db/sql';
import { createTestApi } from '../../../support/service/test-api';
import { readProblem } from '../../../support/service/call-as';

const api = createTestApi();
const DAY = 86_400_000;

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e6e5a' } });
const red = await blank(40, 30).jpeg().toBuffer();

const send = (
  bytes: Uint8Array<ArrayBufferLike> | string,
  { uid = 'ines', type = 'image/jpeg', key = '', headers = {} } = {},
) =>
  api.request(
    '/media',
    {
      method: 'POST',
      body: new Blob([bytes as Uint8Array<ArrayBuffer>]),
      headers: { 'Content-Type': type, 'Idempotency-Key': key || randomUUID(), ...headers },
    },
    uid,
  );
const upload = async (bytes: Uint8Array, uid = 'ines') => {
  const response = await send(bytes, { uid });
  expect(response.status, await response.clone().text()).toBe(201);
  return uploadMedia.response.parse(await response.json());
};
const codeOf = async (response: Response) => (await readProblem(response)).code;
const fileOf = (id: string) => readFile(join(api.mediaDir, id));

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'stores %s as WebP, whatever its declared type',
  async (format) => {
    const bytes = await blank(60, 40).toFormat(format).toBuffer();
    const picture = await upload(bytes);
    expect(picture).toMatchObject({ width: 60, height: 40, url: `/api/v1/media/${picture.id}` });
    expect(await sharp(await fileOf(picture.id)).metadata()).toMatchObject({ format: 'webp', width: 60 });
    const shown = await api.request(`/media/${picture.id}`);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const again = await api.request(`/media/${picture.id}`, {
      headers: { 'if-none-match': `"${picture.id}"` },
    });
    expect(again.status).toBe(304);
  },
);

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
test.each([
  ['a drawing with a script', svg, 'unsupported-media'],
  ['a page', '<!doctype html><script>alert(1)</script>', 'unsupported-media'],
  ['a document', '%PDF-1.7 and so on, and so on', 'unsupported-media'],
  ['nothing', '', 'unsupported-media'],
  ['a page that begins like a GIF', 'GIF89a/*<script>alert(1)</script>*/=1;', 'validation'],
  ['a page that begins like a JPEG', '\u00ff\u00d8\u00ff<html><script>alert(1)</script>', 'validation'],
])('rejects %s', async (_name, text, code) => {
  expect(await codeOf(await send(Buffer.from(text, 'latin1')))).toBe(code);
});

test('drops bytes appended to a picture', async () => {
  const { id } = await upload(Buffer.concat([red, Buffer.from('<script>alert(1)</script>')]));
  expect((await fileOf(id)).includes('script')).toBe(false);
});

test('rejects a truncated picture', async () => {
  const noise = await sharp(Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7919) % 256)), {
    raw: { width: 64, height: 64, channels: 3 },
  })
    .png()
    .toBuffer();
  expect(await codeOf(await send(noise.subarray(0, noise.length / 2), { type: 'image/png' }))).toBe(
    'validation',
  );
});

test('rejects other types, too many bytes and too many pixels', async () => {
  expect(await codeOf(await send(red, { type: 'image/svg+xml' }))).toBe('unsupported-media');
  expect(await codeOf(await send(new Uint8Array(MAX_PICTURE_BYTES + 1)))).toBe('too-large');
  const bomb = await sharp({ create: { width: 16_000, height: 9000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await codeOf(await send(bomb, { type: 'image/png' }))).toBe('too-large');
});

test('removes metadata and applies the orientation', async () => {
  const taken = await blank(80, 20)
    .withExif({ IFD0: { Make: 'Camera of Ines', Copyright: 'Ines' }, IFD3: { GPSLatitude: '41/1 9/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const picture = await upload(taken);
  expect(picture).toMatchObject({ width: 20, height: 80 });
  const kept = await sharp(await fileOf(picture.id)).metadata();
  expect([kept.exif, kept.xmp, kept.iptc, kept.icc, kept.orientation]).toEqual(Array(5).fill(undefined));
});

test('scales down a large picture', async () => {
  expect(await upload(await blank(5000, 2500).jpeg().toBuffer())).toMatchObject({
    width: 2048,
    height: 1024,
  });
});

/** A wall in uneven light: noise over a gradient costs about as much as a photograph. */
async function photo(width: number, height: number): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: 500,
      height: 500,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .blur(1.5)
    .ensureAlpha(0.4)
    .png()
    .toBuffer();
  const light = await sharp(Buffer.from([40, 130, 70, 230, 150, 80]), {
    raw: { width: 2, height: 1, channels: 3 },
  })
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(light)
    .composite([{ input: noise, tile: true }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

test('serves a photo of 4000 by 3000 in smaller widths, the one for a feed below 120 kB', async () => {
  const picture = await upload(await photo(4000, 3000));
  expect(picture).toMatchObject({ width: 2048, height: 1536, widths: [400, 800, 1600] });
  const sizes: number[] = [];
  for (const width of picture.widths) {
    const copy = await api.request(`/media/${picture.id}?width=${width}`);
    expect(copy.headers.get('etag')).toBe(`"${picture.id}.${width}"`);
    const bytes = Buffer.from(await copy.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: width * 0.75 });
    sizes.push(bytes.length);
  }
  expect(sizes[1]).toBeLessThan(120_000);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  for (const width of ['401', '2048', '0', '', '400.0']) {
    expect((await api.request(`/media/${picture.id}?width=${width}`)).status, width).toBe(404);
  }
});

test('makes no copies wider than the picture', async () => {
  const picture = await upload(await blank(600, 600).png().toBuffer());
  expect(picture.widths).toEqual([400]);
  expect((await api.request(`/media/${picture.id}?width=800`)).status).toBe(404);
  const post = await api.write('ines', { text: 'A square', media: [{ id: picture.id }] });
  expect(post.media[0]?.widths).toEqual([400]);
});

test('stores one upload per key, and equal bytes under their own ids', async () => {
  const key = randomUUID();
  const [first, second] = await Promise.all([send(red, { key }), send(red, { key })]);
  expect(await first.json()).toEqual(await second.json());
  expect(await codeOf(await send(await blank(9, 9).png().toBuffer(), { key }))).toBe('key-reused');
  const ids = [await upload(red), await upload(red), await upload(red, 'ada')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(await fileOf(id)).toEqual(await fileOf(ids[0] ?? ''));
});

test('requires a token and an idempotency key', async () => {
  expect((await api.request('/media', { method: 'POST', body: 'x' })).status).toBe(401);
  expect(await codeOf(await send(red, { key: 'short' }))).toBe('key-required');
});

test('shows own pictures in order, each in one post, until the post is deleted', async () => {
  const [one, two] = [await upload(red), await upload(red)];
  const media = [{ id: two.id, alt: ' The lamps ' }, { id: one.id }];
  const post = await api.write('ines', { text: '', media });
  expect(post.media).toEqual([
    { ...two, alt: 'The lamps' },
    { ...one, alt: '' },
  ]);
  expect((await api.call('ada', getPost, { params: { postId: post.id } })).media).toHaveLength(2);
  const refused = { problem: { code: 'validation', fields: { media: expect.any(String) } } };
  await expect(api.write('ines', { text: 'Again', media })).rejects.toMatchObject(refused);
  const other = await upload(red, 'ada');
  await expect(api.write('ines', { text: 'Hers', media: [{ id: other.id }] })).rejects.toMatchObject(refused);
  await expect(api.write('ines', { text: 'None', media: [{ id: randomUUID() }] })).rejects.toMatchObject(
    refused,
  );
  const twice = [{ id: other.id }, { id: other.id }];
  await expect(api.write('ada', { text: 'Twice', media: twice })).rejects.toMatchObject(refused);
  await api.call('ines', deletePost, { params: { postId: post.id } });
  expect((await api.request(`/media/${one.id}`)).status).toBe(404);
});

test('gives a picture to one of many concurrent posts', async () => {
  const { id } = await upload(red);
  const tries = Array.from({ length: 8 }, (_, n) => api.write('ines', { text: `${n}`, media: [{ id }] }));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('hides a picture with its post and its author', async () => {
  const { id, url } = await upload(red, 'teo');
  const post = await api.write('teo', { text: '', media: [{ id }] });
  const status = async () => (await api.request(url.replace('/api/v1', ''))).status;
  const set = (statement: string, subject: string) => api.pool.query(statement, [subject]);
  expect(await status()).toBe(200);
  await set('UPDATE posts SET hidden_at = now() WHERE id = $1', post.id);
  expect(await status()).toBe(404);
  await set('UPDATE posts SET hidden_at = NULL WHERE id = $1', post.id);
  await set('UPDATE members SET suspended_at = now() WHERE id = $1', post.author.id);
  expect(await status()).toBe(404);
});

test('accepts only own, unused uploads as avatar and banner', async () => {
  const [face, banner] = [await upload(red), await upload(red)];
  const set = (uid: string, body: Record<string, string | null>) => api.call(uid, updateMe, { body });
  const me = await set('ines', { avatar: face.id, banner: banner.id });
  expect(me).toMatchObject({ avatarUrl: face.url, bannerUrl: banner.url });
  const refused = { problem: { code: 'validation' } };
  await expect(set('ada', { avatar: face.id })).rejects.toMatchObject(refused);
  await expect(set('ada', { avatar: randomUUID() })).rejects.toMatchObject(refused);
  await expect(api.write('ines', { text: 'Me', media: [{ id: face.id }] })).rejects.toMatchObject(refused);
  await deleteUnusedMedia(openSql(api.pool), new Date(Date.now() + 31 * DAY), api.store);
  expect(await readdir(api.mediaDir)).toEqual(expect.arrayContaining([face.id, banner.id]));
  expect(await set('ines', { avatar: null })).toMatchObject({ avatarUrl: null, bannerUrl: banner.url });
});

test('deletes uploads unused for a month and keeps used ones', async () => {
  const [used, lost] = [await upload(red), await upload(red)];
  await api.write('ines', { text: 'Look', media: [{ id: used.id }] });
  const db = openSql(api.pool);
  const stray = randomUUID();
  await api.store.put(`media/${stray}`, Buffer.from('x'), 'image/webp');
  await api.store.put('media/foreign', Buffer.from('x'), 'image/webp');
  await writeFile(join(api.mediaDir, '.draft'), 'x');
  await deleteUnusedMedia(db, new Date(), api.store);
  expect(await readdir(api.mediaDir)).toEqual(expect.arrayContaining([used.id, lost.id, stray]));
  await deleteUnusedMedia(db, new Date(Date.now() + 31 * DAY), api.store);
  const left = await readdir(api.mediaDir);
  expect(left).toEqual(expect.arrayContaining([used.id, 'foreign']));
  expect(left).not.toContain(lost.id);
  expect(left).not.toContain(stray);
  expect(left).not.toContain('.draft');
});

test.each([randomUUID(), '..%2f..%2fetc%2fpasswd', '%5c..%5c', 'x', '..'])(
  'answers 404 for %s',
  async (id) => {
    expect((await readProblem(await api.request(`/media/${id}`))).status).toBe(404);
  },
);

test('shows a picture for followers only at a signed address, which expires within a day', async () => {
  const { id } = await upload(await blank(8, 8).png().toBuffer());
  const { media } = await api.write('ines', { text: 'For you', audience: 'followers', media: [{ id }] });
  const url = media[0]?.url ?? '';
  expect(url).toMatch(/^\/api\/v1\/media\/[\w-]+\?purpose=read&expires=\d+&signature=[\w-]{22}$/);
  const open = (address: string, service = api.service) => service.app.request(address);
  const shown = await open(url);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toMatch(/^private, max-age=\d{5}, immutable$/);
  const forged = [
    `/api/v1/media/${id}`,
    url.replace('purpose=read', 'purpose=review'),
    url.replace(/expires=(\d+)/, (_, at: string) => `expires=${Number(at) + 1}`),
    url.replace(/signature=./, (start) => (start.endsWith('A') ? 'signature=B' : 'signature=A')),
  ];
  for (const address of forged) expect((await open(address)).status, address).toBe(404);
  const tomorrow = api.startAnother({ clock: () => new Date(Date.now() + DAY) });
  expect((await open(url, tomorrow)).status).toBe(404);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
