import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MAX_PICTURE_FRAMES, MAX_PICTURE_PIXELS } from '@contract/post/media';
import { getPost } from '@contract/post/post';
import { updateMe } from '@contract/member/profile';
import { openSql } from '@server/db/sql';
import { deleteUnusedMedia } from '@server/repos/media/media';
import { createTestApi } from '../../../support/service/test-api';
import { readProblem } from '../../../support/service/call-as';
import { animatedPicture, postPicture, uploadPicture } from '../../../support/service/upload-picture';

const api = createTestApi();
const upload = (bytes: Uint8Array, type: string) => uploadPicture(api.request, 'ines', bytes, type);
const fileOf = (name: string) => readFile(join(api.mediaDir, name));
const small = animatedPicture({ width: 60, height: 40, frames: 6 });

test.each(['gif', 'webp'] as const)(
  'keeps an animated %s animated and stores its first frame',
  async (format) => {
    const picture = await upload(await small[format](), `image/${format}`);
    expect(picture).toMatchObject({ width: 60, height: 40, still: `${picture.url}?still` });
    const kept = await sharp(await fileOf(picture.id)).metadata();
    expect(kept).toMatchObject({ format: 'webp', pages: 6, loop: 0, delay: Array(6).fill(40) });
    expect((await sharp(await fileOf(`${picture.id}.still`)).metadata()).pages ?? 1).toBe(1);
    const moving = await api.request(`/media/${picture.id}`);
    const still = await api.request(`/media/${picture.id}?still`);
    expect([moving.status, still.status]).toEqual([200, 200]);
    expect(still.headers.get('content-type')).toBe('image/webp');
    expect(still.headers.get('etag')).not.toBe(moving.headers.get('etag'));
    expect((await sharp(Buffer.from(await still.arrayBuffer())).metadata()).pages ?? 1).toBe(1);
  },
);

test('stores no still for a GIF of one frame', async () => {
  const one = await animatedPicture({ width: 9, height: 9, frames: 1 }).gif();
  const picture = await upload(one, 'image/gif');
  expect(picture.still).toBeNull();
  expect((await api.request(`/media/${picture.id}?still`)).status).toBe(404);
});

test('serves picture and still only while the post is visible', async () => {
  const { id, url, still } = await upload(await small.gif(), 'image/gif');
  const post = await api.write('ines', { text: '', media: [{ id }] });
  expect((await api.call('ada', getPost, { params: { postId: post.id } })).media).toMatchObject([
    { id, url, still },
  ]);
  await api.pool.query('UPDATE posts SET hidden_at = now() WHERE id = $1', [post.id]);
  for (const address of [`/media/${id}`, `/media/${id}?still`]) {
    expect((await api.request(address)).status).toBe(404);
  }
});

test('scales down all frames of a large animation', async () => {
  const large = animatedPicture({ width: 1600, height: 400, frames: 3 });
  const picture = await upload(await large.gif(), 'image/gif');
  expect(picture).toMatchObject({ width: 800, height: 200 });
  expect(await sharp(await fileOf(picture.id)).metadata()).toMatchObject({
    width: 800,
    height: 200,
    pages: 3,
  });
});

test('counts all frames against the size limit before decoding', async () => {
  const frames = 60;
  const side = Math.ceil(Math.sqrt(MAX_PICTURE_PIXELS / frames)) + 10;
  const bomb = await animatedPicture({ width: side, height: side, frames }).gif();
  expect(bomb.length).toBeLessThan(1_000_000);
  const refusal = await readProblem(await postPicture(api.request, 'ines', bomb, 'image/gif'));
  expect(refusal).toMatchObject({ code: 'too-large', detail: expect.stringContaining('frames') });
  const long = await animatedPicture({ width: 2, height: 2, frames: MAX_PICTURE_FRAMES + 1 }).gif();
  const other = await readProblem(await postPicture(api.request, 'ines', long, 'image/gif'));
  expect(other).toMatchObject({
    code: 'too-large',
    detail: expect.stringContaining(`${MAX_PICTURE_FRAMES}`),
  });
});

test('removes metadata', async () => {
  const bytes = await sharp(await small.webp(), { animated: true })
    .withExif({ IFD0: { Make: 'Camera of Ines' } })
    .webp()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const { id } = await upload(bytes, 'image/webp');
  const { exif, xmp, icc, pages } = await sharp(await fileOf(id)).metadata();
  expect([exif, xmp, icc, pages]).toEqual([undefined, undefined, undefined, 6]);
});

test('rejects a truncated animation', async () => {
  const bytes = await small.webp();
  const half = bytes.subarray(0, bytes.length / 2);
  expect((await readProblem(await postPicture(api.request, 'ines', half, 'image/webp'))).code).toBe(
    'validation',
  );
});

test('rejects an animated avatar', async () => {
  const { id } = await upload(await small.gif(), 'image/gif');
  await expect(api.call('ines', updateMe, { body: { avatar: id } })).rejects.toMatchObject({
    problem: { code: 'validation', fields: { media: expect.stringContaining('still') } },
  });
});

test('shares files of equal uploads and deletes the still with its picture', async () => {
  const bytes = await small.gif();
  const [one, two] = [await upload(bytes, 'image/gif'), await upload(bytes, 'image/gif')];
  expect(await fileOf(`${one.id}.still`)).toEqual(await fileOf(`${two.id}.still`));
  await api.write('ines', { text: '', media: [{ id: one.id }] });
  for (const name of await readdir(api.mediaDir)) await utimes(join(api.mediaDir, name), 0, 0);
  await deleteUnusedMedia(openSql(api.pool), new Date(Date.now() + 31 * 86_400_000), api.store);
  const left = await readdir(api.mediaDir);
  expect(left).toEqual(expect.arrayContaining([one.id, `${one.id}.still`]));
  expect(left.filter((name) => name.startsWith(two.id))).toEqual([]);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
