import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ServerResponse } from 'node:http';
import { declareInterest } from '@contract/live-interest';
import { getPost, type Post } from '@contract/post/post';
import { editPost, removeLinkCard, showLinkCard } from '@contract/post/post-edit';
import { follow } from '@contract/member/profile';
import { openSql } from '@server/db/sql';
import { createLinkCardFetcher, type FetchLinkCard } from '@server/link-card/fetch-link-card';
import { createPictureDecoder } from '@server/media/picture-decoder';
import { fetchDueCards } from '@server/repos/link-card/due-link-cards';
import { deleteUnusedCards } from '@server/repos/link-card/unused-link-cards';
import { removeDueMembers } from '@server/repos/member/remove-members';
import { openStream } from '../../../support/service/listen';
import { createTestApi } from '../../../support/service/test-api';
import { solidPicture } from '../../../support/service/upload-picture';
import {
  createLateGuard,
  guardFor,
  openWebSite,
  type WebSite,
} from '../../../support/service/servers/web-site';

const guard = createLateGuard();
/** The job of the service and `run` share the work. */
const api = createTestApi({ linkNetwork: guard });
const HOST = 'news.test';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const pages: Record<string, (response: ServerResponse) => void> = {};
let site: WebSite;
let fetchCard: FetchLinkCard;
const pictures = createPictureDecoder({ processes: 1 });

beforeAll(async () => {
  const photo = await solidPicture(1200, 630).png().toBuffer();
  pages['/photo.png'] = (response) => response.setHeader('Content-Type', 'image/png').end(photo);
  pages['/lamps'] = (response) =>
    response.end(`<meta property="og:title" content="Lamps &lt;b&gt;out&lt;/b&gt; at eight">
      <meta name="description" content="Two hundred paper ones go up."><meta property="og:site_name" content="News">
      <meta property="og:image" content="photo.png">`);
  site = await openWebSite((request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const page = pages[request.url ?? ''];
    if (page) page(response);
    else response.end(`<title>Page ${request.url}</title>`);
  });
  guard.current = guardFor(site, { [HOST]: ['127.0.0.1'] });
  fetchCard = createLinkCardFetcher({ pictures, guard, milliseconds: 2000 });
});
afterAll(async () => {
  pictures.close();
  await site.close();
});
beforeEach(() => void (site.requests.length = 0));

/** Like the job; `later` in ms from now. */
const run = (later = 0) => {
  const { signal } = new AbortController();
  const clock = () => new Date(Date.now() + later);
  return fetchDueCards(openSql(api.pool), clock, { fetchCard, signal });
};
const link = (path: string): string => site.at(HOST, path);
const read = (post: Post, uid = 'ines'): Promise<Post> =>
  api.call(uid, getPost, { params: { postId: post.id } });

/** The card of a post, as soon as the service or this test has fetched it. */
async function cardOf(post: Post, uid = 'ines') {
  await expect
    .poll(async () => {
      await run();
      return (await read(post, uid)).linkCard;
    })
    .not.toBeNull();
  return (await read(post, uid)).linkCard;
}
const requestsOf = (path: string): number => site.requests.filter(({ url }) => url === path).length;
const rowOf = async (url: string) => {
  const { rows } = await api.pool.query(
    `SELECT title, failures, due_at IS NOT NULL AS waits, tried_at IS NOT NULL AS tried FROM link_cards WHERE url = $1`,
    [url],
  );
  return rows[0];
};

test('fetches a card after the write, with a small copy of the picture, and announces the card', async () => {
  const post = await api.write('ines', `Tonight: ${link('/lamps')}. Come!`);
  expect(post.linkCard).toBeNull();
  const screen = await openStream(api, 'ada', { declares: true });
  await api.call('ada', declareInterest, {
    params: { streamId: screen.streamId },
    body: { posts: [{ id: post.id, revision: post.revision }] },
  });
  const card = await cardOf(post, 'ada');
  expect(card).toEqual({
    url: link('/lamps'),
    title: 'Lamps <b>out</b> at eight',
    description: 'Two hundred paper ones go up.',
    site: 'News',
    picture: expect.stringMatching(/^\/api\/v1\/media\/[0-9a-f-]{36}$/),
  });
  await screen.until((event) => event.type === 'edit' && event.postId === post.id);
  await screen.close();
  expect(await read(post)).toMatchObject({ revision: post.revision + 1, editedAt: null });

  const picture = await api.request((card?.picture ?? '').replace('/api/v1', ''));
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const { width, format } = await sharp(await picture.arrayBuffer()).metadata();
  expect({ width, format }).toEqual({ width: 400, format: 'webp' });
});

test('asks the page once for all posts, and again after a day', async () => {
  const first = await api.write('ines', `One ${link('/shared')}#part`);
  await cardOf(first);
  const second = await api.write('ada', { text: `Two ${link('/shared')}`, audience: 'followers' });
  expect(second.linkCard).toMatchObject({ title: 'Page /shared' });
  await run();
  expect(requestsOf('/shared')).toBe(1);
  // The job of the service may take the third use: the card is old by the clock of both.
  await api.pool.query(`UPDATE link_cards SET tried_at = tried_at - interval '25 hours' WHERE url = $1`, [
    link('/shared'),
  ]);
  await api.write('ada', `Three ${link('/shared')}`);
  await expect.poll(() => run().then(() => requestsOf('/shared'))).toBe(2);
});

test('follows the first link of an edited text; only the author removes the card', async () => {
  const { handle } = await api.me('ines');
  await api.call('ada', follow, { params: { handle } });
  const post = await api.write('ines', `Old ${link('/old')} and ${link('/second')}`);
  await cardOf(post);
  const params = { postId: post.id };
  await expect(api.call('ada', removeLinkCard, { params })).rejects.toThrow('403');
  expect((await api.call('ines', removeLinkCard, { params })).linkCard).toBeNull();
  const change = { text: `Still ${link('/old')}`, contentWarning: null };
  expect((await api.call('ines', editPost, { params, body: change })).linkCard).toBeNull();
  expect((await api.call('ines', showLinkCard, { params })).linkCard).toMatchObject({ title: 'Page /old' });
  await api.call('ines', editPost, { params, body: { ...change, text: `New ${link('/new')}` } });
  expect(await cardOf(post)).toMatchObject({ title: 'Page /new' });
  await api.call('ines', editPost, { params, body: { ...change, text: 'No link' } });
  expect((await read(post)).linkCard).toBeNull();
});

test('shows no card for private hosts, other types and pages without a title', async () => {
  pages['/pdf'] = (response) => response.setHeader('Content-Type', 'application/pdf').end('x');
  pages['/untitled'] = (response) => response.end('<p>Nothing');
  const urls = ['http://127.0.0.1/', 'http://[::1]/', link('/pdf'), link('/untitled')];
  for (const url of urls) {
    const post = await api.write('ines', url);
    await expect
      .poll(() => run().then(() => rowOf(url)))
      .toMatchObject({ title: null, tried: true, waits: false });
    expect((await read(post)).linkCard).toBeNull();
  }
});

test('a page without a usable picture has a card without one', async () => {
  for (const [name, picture] of Object.entries({
    private: 'http://127.0.0.1:1/x.png',
    page: '/lamps',
    tiny: '/tiny.png',
    script: 'javascript:alert(1)',
  })) {
    const tiny = await solidPicture(1, 1).png().toBuffer();
    pages['/tiny.png'] = (response) => response.setHeader('Content-Type', 'image/png').end(tiny);
    pages[`/${name}`] = (response) =>
      response.end(`<title>${name}</title><meta property="og:image" content="${picture}">`);
    const card = await cardOf(await api.write('ines', link(`/${name}`)));
    expect(card).toMatchObject({ title: name, picture: null });
  }
});

test('asks a host that does not answer again later, and logs nothing', async () => {
  const url = 'http://unknown.test/';
  const post = await api.write('ines', url);
  await expect.poll(() => run().then(() => rowOf(url))).toMatchObject({ failures: 1, waits: true });
  for (const later of [2 * 60_000, 30 * 60_000, 3 * HOUR, DAY])
    await expect.poll(() => run(later)).toBeGreaterThan(0);
  expect(await rowOf(url)).toMatchObject({ failures: 0, waits: false, title: null });
  expect((await read(post)).linkCard).toBeNull();
});

test('deletes cards and pictures that no post uses, at once with a removed member', async () => {
  const cards = async () =>
    (await api.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM link_cards')).rows[0]?.n;
  const shared = await api.write('ines', `Mine ${link('/lamps')}`);
  await cardOf(shared);
  await cardOf(await api.write('leaving', `Theirs ${link('/theirs')}`));
  await api.write('leaving', `Both ${link('/lamps')}`);
  await api.pool.query(`UPDATE members SET deletes_at = now() WHERE uid = 'leaving'`);
  await removeDueMembers(openSql(api.pool), new Date(), api);
  expect(await rowOf(link('/theirs'))).toBeUndefined();
  expect(await rowOf(link('/lamps'))).toMatchObject({ title: expect.any(String) });

  const db = openSql(api.pool);
  await deleteUnusedCards(db, new Date());
  expect((await read(shared)).linkCard).not.toBeNull();
  await api.pool.query('UPDATE posts SET deleted_at = now()');
  await deleteUnusedCards(db, new Date(Date.now() + DAY / 2));
  expect(await cards()).toBeGreaterThan(0);
  await deleteUnusedCards(db, new Date(Date.now() + 3 * DAY));
  expect(await cards()).toBe(0);
  const { rows } = await api.pool.query('SELECT 1 FROM link_pictures');
  expect(rows).toEqual([]);
});

test('drops the links where link cards are switched off', async () => {
  const post = await api.write('ines', link('/off'));
  const { signal } = new AbortController();
  expect(await fetchDueCards(openSql(api.pool), () => new Date(), { fetchCard: null, signal })).toBe(0);
  const { rows } = await api.pool.query('SELECT 1 FROM link_lookups');
  expect(rows).toEqual([]);
  expect((await read(post)).linkCard).toBeNull();
});

test('logs no errors', () => expect(api.faults).toEqual([]));
