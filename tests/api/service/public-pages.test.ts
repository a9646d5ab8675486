import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { editPost } from '@contract/post/post-edit';
import { deletePost } from '@contract/post/post-write';
import { updateMe } from '@contract/member/profile';
import { readConfig } from '@server/ops/config';
import { createAppPages } from '@server/web/app-pages';
import { createOriginRouter } from '@server/web/origin-router';
import { createPublicPages } from '@server/web/public/public-pages';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();
const config = readConfig({});
const ORIGIN = `http://localhost:${config.port}`;
const INDEX = `<!doctype html><html><head><title>Plaza</title>
<meta
  name="description"
  content="A town square." /></head><body></body></html>`;
const ATTACK = `"><script>alert(1)</script><img src=x onerror='alert(2)'>$& ]]> &amp; \u0007`;

let dir = '';
let router: ReturnType<typeof createOriginRouter>;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'plaza-pages-'));
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, 'index.html'), INDEX);
  const { service } = api;
  const pages = createPublicPages(config, { service, pages: await createAppPages(config, dir) });
  router = createOriginRouter(config, { service, identity: null, pages });
  await api.me('ines');
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(async () => {
  await api.call('ines', updateMe, { body: { name: 'Ines Marchetti', bio: '', openToVisitors: true } });
});

const open = (path: string, headers: Record<string, string> = {}) =>
  router.request(
    `${ORIGIN}${path}`,
    { headers },
    { incoming: { url: path, headers: { host: `localhost:${config.port}` }, socket: {} } },
  );

/** Throws for text that is no well-formed XML. */
function parseXml(text: string) {
  // The parser overlooks a bare ampersand and unknown entities.
  expect(text).not.toMatch(/&(?!(?:amp|lt|gt|quot|#39);)/);
  const document = new new Window().DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}
/** Values by name or property. */
function metaOf(html: string): Record<string, string> {
  const { document } = new Window();
  document.write(html);
  expect([...document.querySelectorAll('script, img')]).toEqual([]);
  return Object.fromEntries(
    [...document.querySelectorAll('meta')].map((meta) => [
      meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
      meta.getAttribute('content') ?? '',
    ]),
  );
}

async function addPicture(postId: string, alt: string): Promise<string> {
  const { rows } = await api.pool.query<{ id: string }>(
    `WITH m AS (INSERT INTO media (id, owner_id, content_type, width, height, alt, widths, created_at)
       SELECT gen_random_uuid(), author_id, 'image/webp', 1200, 900, $2, '{400,800}', now() FROM posts WHERE id = $1
       RETURNING id)
     INSERT INTO post_media SELECT $1, id, 0 FROM m RETURNING media_id AS id`,
    [postId, alt],
  );
  return rows[0]?.id ?? '';
}

describe('the document of a post', () => {
  test('has title, description, address and the 800 px copy of its picture', async () => {
    const { id } = await api.write('ines', 'The market opens\nat eight #lemons');
    const picture = await addPicture(id, 'Crates of lemons');
    const response = await open(`/webapp/post/${id}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<title>Ines Marchetti: The market opens at eight #lemons | Plaza</title>');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/webapp/post/${id}" />`);
    expect(metaOf(html)).toMatchObject({
      description: 'The market opens at eight #lemons',
      'og:title': 'Ines Marchetti: The market opens at eight #lemons',
      'og:type': 'article',
      'og:url': `${ORIGIN}/webapp/post/${id}`,
      'og:image': `${ORIGIN}/api/v1/media/${picture}?width=800`,
      'og:image:alt': 'Crates of lemons',
      'twitter:card': 'summary_large_image',
    });
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('shows neither text nor pictures behind a content warning', async () => {
    const { id } = await api.write('ines', { text: 'The butler did it', contentWarning: 'Ending' });
    await addPicture(id, 'The butler');
    const html = await (await open(`/webapp/post/${id}`)).text();
    expect(metaOf(html)).toMatchObject({
      'og:description': 'Content warning: Ending',
      'og:image': `${ORIGIN}/webapp/app-icons/512.png`,
    });
    expect(html).not.toContain('butler');
  });

  test('keeps markup in names, texts and descriptions of pictures as text', async () => {
    await api.call('ines', updateMe, { body: { name: ATTACK.slice(0, 50), bio: ATTACK } });
    const { id } = await api.write('ines', `${ATTACK}\n\n${ATTACK}`);
    await addPicture(id, ATTACK);
    const { handle } = await api.me('ines');
    for (const path of [`/webapp/post/${id}`, `/webapp/u/${handle}`]) {
      const meta = metaOf(await (await open(path)).text());
      expect(meta['og:title'], path).toContain('"><script>alert(1)</script>');
    }
    const feed = parseXml(await (await open(`/feeds/u/${handle}.atom`)).text());
    const { document } = new Window();
    document.body.innerHTML = feed.querySelector('entry content')?.textContent ?? '';
    expect(document.querySelector('script')).toBeNull();
    expect(document.querySelectorAll('img')).toHaveLength(1);
    expect(document.querySelector('p')?.textContent).toContain('<script>alert(1)</script>');
    const embed = new Window().document;
    embed.write(await (await open(`/embed/post/${id}`)).text());
    expect([...embed.querySelectorAll('script, [onerror], a[href^="javascript"]')]).toEqual([]);
    expect(embed.querySelectorAll('img')).toHaveLength(1);
  });

  test('is the same for unknown, deleted, followers-only and closed posts', async () => {
    const deleted = await api.write('ines', 'Deleted zebra');
    await api.call('ines', deletePost, { params: { postId: deleted.id } });
    const followers = await api.write('ines', { text: 'Followers zebra', audience: 'followers' });
    await api.me('closed');
    const closed = await api.write('closed', 'Closed zebra');
    await api.call('closed', updateMe, { body: { openToVisitors: false, bio: 'Zebra' } });
    const unknown = await (await open('/webapp/post/01980000-0000-7000-8000-000000000000')).text();
    expect(metaOf(unknown)).toMatchObject({ robots: 'noindex', description: 'A town square.' });
    for (const path of [
      ...[deleted, followers, closed].map(({ id }) => `/webapp/post/${id}`),
      '/webapp/post/nonsense',
      '/webapp/u/closed',
      '/webapp/u/nobody_here',
    ]) {
      const response = await open(path);
      expect([response.status, await response.text()], path).toEqual([404, unknown]);
      expect(response.headers.get('cache-control'), path).toBe('no-cache');
    }
    for (const path of [`/embed/post/${followers.id}`, '/feeds/u/closed.atom', '/feeds/tags/a b.atom']) {
      const response = await open(encodeURI(path));
      expect(response.status, path).toBe(404);
      expect(await response.text(), path).not.toMatch(/zebra/i);
    }
  });
});

test('names the feed of a profile and of a tag in their documents', async () => {
  await api.call('ines', updateMe, { body: { bio: 'Bakes bread.' } });
  const profile = await (await open('/webapp/u/INES')).text();
  expect(metaOf(profile)).toMatchObject({ description: 'Bakes bread.', 'og:type': 'profile' });
  expect(profile).toContain(
    `type="application/atom+xml" title="Posts by Ines Marchetti" href="${ORIGIN}/feeds/u/ines.atom"`,
  );
  const tag = await (await open('/webapp/explore?q=%23Caf%C3%A9')).text();
  expect(tag).toContain('<title>#café | Plaza</title>');
  expect(tag).toContain(`href="${ORIGIN}/feeds/tags/caf%C3%A9.atom"`);
  expect(await (await open('/webapp/explore?q=lemons')).text()).toBe(INDEX);
});

describe('an Atom feed', () => {
  test('has absolute addresses, stable ids and the time of the last change', async () => {
    const first = await api.write('ines', 'One #bread');
    const second = await api.write('ines', 'Two\n\nparagraphs #bread');
    const edited = await api.call('ines', editPost, {
      params: { postId: first.id },
      body: { text: 'One, edited #bread', contentWarning: null },
    });
    for (const path of ['/feeds/u/ines.atom', '/feeds/tags/bread.atom']) {
      const response = await open(path);
      expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
      const feed = parseXml(await response.text());
      const textOf = (selector: string) => feed.querySelector(selector)?.textContent;
      expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
      expect(textOf('feed > updated')).toBe(edited.editedAt);
      expect(feed.querySelector('link[rel="self"]')?.getAttribute('href')).toBe(`${ORIGIN}${path}`);
      const ids = [...feed.querySelectorAll('entry > id')].map(({ textContent }) => textContent);
      expect(ids.slice(0, 2)).toEqual([`urn:uuid:${second.id}`, `urn:uuid:${first.id}`]);
      expect(textOf('entry > author > name')).toBe('Ines Marchetti');
      expect(textOf('entry > content')).toBe('<p>Two</p><p>paragraphs #bread</p>');
      for (const link of feed.querySelectorAll('link'))
        expect(link.getAttribute('href')).toMatch(/^http:\/\/localhost:\d+\//);
    }
  });

  test('is not sent again until it changes', async () => {
    const first = await open('/feeds/u/ines.atom');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await open('/feeds/u/ines.atom', headers)).status).toBe(304);
    await api.write('ines', 'Something new');
    expect((await open('/feeds/u/ines.atom', headers)).status).toBe(200);
  });
});

describe('an embedded post', () => {
  test('may be framed by other sites and runs no script', async () => {
    const { id } = await api.write('ines', {
      text: 'Tea or coffee?',
      poll: { options: ['Tea', 'Coffee'], minutes: 60 },
    });
    const response = await open(`/embed/post/${id}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'none'");
    expect(policy).toContain('frame-ancestors *');
    expect(response.headers.get('x-frame-options')).toBeNull();
    const html = await response.text();
    expect(html).toContain('Tea or coffee?');
    expect(html).toContain('<li><span>Coffee</span><b>0%</b></li>');
    expect(html).not.toMatch(/<script|style="|\son\w+=/);
  });

  test.each(['/webapp/', '/feeds/u/ines.atom', '/api/v1/public/square'])(
    '%s may not be framed',
    async (path) => {
      const { headers } = await open(path);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );
});

test('leaves other addresses to the app', async () => {
  for (const path of ['/webapp/', '/webapp/post', '/webapp/u/ines/people', '/webapp/explore'])
    expect(await (await open(path)).text(), path).toBe(INDEX);
  expect((await open('/feeds/none')).status).toBe(404);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
