import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { Tag } from '@contract/feed/search';
import type { Service } from '../../app';
import { encodeText } from '../../http/response/compress';
import { isUnchanged, publicHeaders } from '../../http/response/public-caching';
import type { Config } from '../../ops/config';
import { type Addresses, addressesOf } from './addresses';
import { writeAtomFeed } from './atom-feed';
import { embedHeaders, hiddenEmbed, writeEmbed } from './embed-page';
import { type PageMeta, postMeta, profileMeta, tagMeta, withMeta } from './page-meta';
import { createPublicReads, type Found } from './public-reads';

interface Env {
  Bindings: HttpBindings;
}
type Pages = { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> };

interface Parts {
  service: Pick<Service, 'app'>;
  /** The built app. */
  pages: Pages;
}

const ATOM = 'application/atom+xml; charset=utf-8';
/** Of a feed of a tag without posts. */
const LONG_AGO = '2020-01-01T00:00:00.000Z';

const tagOf = (q: string | undefined): string | null => {
  const { data } = Tag.safeParse(q?.startsWith('#') ? q.slice(1).toLowerCase() : null);
  return data ?? null;
};

/** Behind a trusted proxy, the scheme that the proxy was asked with. */
function originOf(c: Context<Env>, { appOrigin, trustProxy }: Config): string {
  if (appOrigin) return appOrigin;
  const url = new URL(c.req.url);
  if (trustProxy && c.req.header('x-forwarded-proto') === 'https') url.protocol = 'https:';
  return url.origin;
}

const unavailable = (c: Context<Env>): Response =>
  c.text('The service is unavailable. Try again shortly', 503, {
    'cache-control': 'no-store',
    'retry-after': '2',
  });

interface Sent {
  status: 200 | 404;
  /** Lower case. */
  headers: Readonly<Record<string, string>> & { 'content-type': string };
}

/** A document with an ETag, or 304. */
async function send(c: Context<Env>, text: string, { status, headers }: Sent): Promise<Response> {
  const caching = status === 200 ? publicHeaders(text) : { 'Cache-Control': 'no-store' };
  const all = new Headers(caching);
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  if (isUnchanged(c.req.raw.headers, caching)) return new Response(null, { status: 304, headers: all });
  const encoded = await encodeText(text, c.req.header('accept-encoding') ?? null, headers['content-type']);
  for (const [name, value] of Object.entries(encoded.headers)) all.set(name, value);
  return new Response(encoded.body, { status, headers: all });
}

/**
 * What outsiders read without the app: the heads of posts, profiles and tags for link previews, Atom feeds, and posts
 * embedded in other sites. Everything else is answered by `pages`.
 */
export function createPublicPages(config: Config, { service, pages }: Parts): Hono<Env> {
  const app = new Hono<Env>();
  const partsOf = (c: Context<Env>) => ({
    reads: createPublicReads(service, c.req.raw, c.env),
    to: addressesOf(originOf(c, config)),
  });

  /** The app's document; the app itself decides what members see at the address. */
  const respond = async (c: Context<Env>, found: Found<PageMeta>): Promise<Response> => {
    if (found.state === 'unavailable' || c.req.query('devtools') !== undefined)
      return pages.fetch(c.req.raw, c.env);
    const plain = await pages.fetch(new Request(c.req.url), c.env);
    if (plain.status !== 200) return plain;
    const meta = found.state === 'found' ? found.value : null;
    const policy = plain.headers.get('content-security-policy');
    return send(c, withMeta(await plain.text(), meta), {
      status: meta ? 200 : 404,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        ...(policy === null ? {} : { 'content-security-policy': policy }),
      },
    });
  };
  const metaOf = <T>(found: Found<T>, write: (value: T) => PageMeta): Found<PageMeta> =>
    found.state === 'found' ? { state: 'found', value: write(found.value) } : found;

  app.get('/webapp/post/:postId', async (c) => {
    const { reads, to } = partsOf(c);
    return respond(
      c,
      metaOf(await reads.post(c.req.param('postId')), (post) => postMeta(post, to)),
    );
  });
  app.get('/webapp/u/:handle', async (c) => {
    const { reads, to } = partsOf(c);
    return respond(
      c,
      metaOf(await reads.member(c.req.param('handle')), (member) => profileMeta(member, to)),
    );
  });
  app.get('/webapp/explore', (c) => {
    const tag = tagOf(c.req.query('q'));
    if (tag === null) return pages.fetch(c.req.raw, c.env);
    return respond(c, { state: 'found', value: tagMeta(tag, partsOf(c).to) });
  });

  app.get('/feeds/u/:file{[A-Za-z0-9_]+\\.atom}', async (c) => {
    const { reads, to } = partsOf(c);
    const handle = c.req.param('file').slice(0, -'.atom'.length);
    const [member, posts] = await Promise.all([reads.member(handle), reads.memberPosts(handle)]);
    if (member.state === 'unavailable' || posts.state === 'unavailable') return unavailable(c);
    if (member.state === 'hidden' || posts.state === 'hidden') return c.text('Not found', 404);
    const { id, name, handle: current, joinedAt } = member.value;
    return sendFeed(c, to, {
      id: `urn:uuid:${id}`,
      title: `${name} (@${current}) on Plaza`,
      self: to.profileFeed(current),
      page: to.profile(current),
      since: joinedAt,
      posts: posts.value,
    });
  });
  app.get('/feeds/tags/:file{.+\\.atom}', async (c) => {
    const { reads, to } = partsOf(c);
    const tag = tagOf(`#${c.req.param('file').slice(0, -'.atom'.length)}`);
    const posts = tag === null ? null : await reads.tagPosts(tag);
    if (posts?.state === 'unavailable') return unavailable(c);
    if (tag === null || posts?.state !== 'found') return c.text('Not found', 404);
    const page = to.tag(tag);
    const feed = { id: page, title: `#${tag} on Plaza`, self: to.tagFeed(tag), page, since: LONG_AGO };
    return sendFeed(c, to, { ...feed, posts: posts.value });
  });

  app.get('/embed/post/:postId', async (c) => {
    const { reads, to } = partsOf(c);
    const post = await reads.post(c.req.param('postId'));
    if (post.state === 'unavailable') return unavailable(c);
    return post.state === 'found'
      ? send(c, writeEmbed(post.value, to), { status: 200, headers: embedHeaders })
      : send(c, hiddenEmbed(), { status: 404, headers: embedHeaders });
  });

  app.all('*', (c) => pages.fetch(c.req.raw, c.env));
  return app;
}

const sendFeed = (c: Context<Env>, to: Addresses, feed: Parameters<typeof writeAtomFeed>[0]) =>
  send(c, writeAtomFeed(feed, to), { status: 200, headers: { 'content-type': ATOM } });

/** Addresses outside the app; the dev server leaves them to `createPublicPages`. */
export const isOutsidePath = (path: string): boolean => /^\/(?:feeds|embed)\//.test(path);

/** Other sites may frame the page. */
export const isEmbedPath = (path: string): boolean => path.startsWith('/embed/');
