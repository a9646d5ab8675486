import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { getMe, type Member } from '@contract/member/member';
import { editPost } from '@contract/post/post-edit';
import { likePost } from '@contract/post/post-interaction';
import { deletePost } from '@contract/post/post-write';
import { follow, getMember, updateMe } from '@contract/member/profile';
import { reportPost } from '@contract/moderation/report';
import { Post, PostPage } from '@contract/post/post';
import { Thread } from '@contract/post/thread';
import { readProblem } from '../../../support/service/call-as';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();

/** Without a token; null for 404. */
async function visit(path: string): Promise<unknown> {
  const response = await api.request(`/public${path}`);
  if (response.ok) return response.json();
  expect(await readProblem(response)).toMatchObject({ status: 404, code: 'not-found' });
  return null;
}
const visitPost = async (id: string) => z.parse(z.nullable(Post), await visit(`/posts/${id}`));
const visitThread = async (id: string, query = '') =>
  Thread.parse(await visit(`/posts/${id}/thread${query}`));
const idsOf = async (path: string): Promise<string[]> =>
  PostPage.parse(await visit(path)).items.map(({ id }) => id);

/** The same post in every place a visitor reads. */
async function placesOf(id: string, author: string): Promise<Record<string, boolean>> {
  const profile = (await visit(`/members/${author}`)) !== null;
  return {
    post: (await visitPost(id)) !== null,
    profile,
    posts: profile && (await idsOf(`/members/${author}/posts`)).includes(id),
    tag: (await idsOf('/tags/market/posts')).includes(id),
    square: (await idsOf('/square')).includes(id),
  };
}
const everywhere = { post: true, profile: true, posts: true, tag: true, square: true };
const nowhere = { post: false, profile: false, posts: false, tag: false, square: false };

let count = 0;
/** A new member with a post about the market. */
async function newAuthor(): Promise<{ uid: string; postId: string; member: Member }> {
  const uid = `author${(count += 1)}`;
  const member = await api.me(uid);
  const { id } = await api.write(uid, 'Lemons at the #Market');
  return { uid, postId: id, member };
}

beforeAll(() => api.me('reader'));
beforeEach(() => api.pool.query('DELETE FROM posts'));

test('shows a public post without a token and without the marks of a member', async () => {
  const { uid, postId } = await newAuthor();
  await api.call('reader', likePost, { params: { postId } });
  expect(await placesOf(postId, uid)).toEqual(everywhere);
  const asReader = await api.request(`/public/posts/${postId}`, {}, 'reader');
  expect(await asReader.json()).toMatchObject({
    counts: { likes: 1 },
    own: { liked: false, reposted: false, bookmarked: false },
  });
  await api.call('reader', follow, { params: { handle: uid } });
  expect(await visit(`/members/${uid}`)).toMatchObject({
    counts: { followers: 1 },
    relation: { self: false, following: false, followedBy: false, muted: false, blocked: false },
  });
});

const closings: Record<string, (uid: string, postId: string) => Promise<unknown>> = {
  'of a member who has switched visitors off': (uid) =>
    api.call(uid, updateMe, { body: { openToVisitors: false } }),
  'of a member who approves followers': (uid) =>
    api.call(uid, updateMe, { body: { approvesFollowers: true } }),
  'of a suspended member': (uid) =>
    api.pool.query('UPDATE members SET suspended_at = now() WHERE handle = $1', [uid]),
  'of a member who leaves': (uid) =>
    api.pool.query(`UPDATE members SET deletes_at = now() + interval '14 days' WHERE handle = $1`, [uid]),
};

test.each(Object.entries(closings))('shows no post and no profile %s', async (_, close) => {
  const { uid, postId } = await newAuthor();
  await close(uid, postId);
  expect(await placesOf(postId, uid)).toEqual(nowhere);
  expect(await visit(`/members/${uid}/posts`)).toBeNull();
});

const hidings: Record<string, (uid: string, postId: string) => Promise<unknown>> = {
  'for followers': (_uid, postId) =>
    api.pool.query(`UPDATE posts SET audience = 'followers' WHERE id = $1`, [postId]),
  hidden: (_uid, postId) => api.pool.query('UPDATE posts SET hidden_at = now() WHERE id = $1', [postId]),
  deleted: (uid, postId) => api.call(uid, deletePost, { params: { postId } }),
};

test.each(Object.entries(hidings))('shows no post that is %s', async (_, hide) => {
  const { uid, postId } = await newAuthor();
  await hide(uid, postId);
  expect(await placesOf(postId, uid)).toEqual({ ...nowhere, profile: true });
});

test('opens again what the member opens again, for members all the time', async () => {
  const { uid, postId } = await newAuthor();
  const set = (openToVisitors: boolean) => api.call(uid, updateMe, { body: { openToVisitors } });
  expect(await set(false)).toMatchObject({ openToVisitors: false });
  await api.call('reader', getMember, { params: { handle: uid } });
  await api.call('reader', likePost, { params: { postId } });
  await set(true);
  expect(await api.call(uid, getMe)).toMatchObject({ openToVisitors: true });
  expect(await placesOf(postId, uid)).toEqual(everywhere);
});

describe('a thread', () => {
  test('moves replies of a closed member aside and leaves their place to readable ones', async () => {
    const { uid, postId } = await newAuthor();
    const closed = await newAuthor();
    const hidden = await api.write(closed.uid, { text: 'Not for visitors', replyTo: postId });
    const below = await api.write(uid, { text: 'An answer to the closed one', replyTo: hidden.id });
    await api.call(closed.uid, updateMe, { body: { openToVisitors: false } });
    const thread = await visitThread(postId);
    expect(thread.replies.map(({ id }) => id)).toEqual([below.id]);
    expect(await visitPost(below.id)).toMatchObject({ replyTo: null, repliesToHidden: true });
    expect((await visitThread(below.id)).ancestors.map(({ id }) => id)).toEqual([postId]);
    expect(JSON.stringify([thread, await visitThread(below.id)])).not.toContain('Not for visitors');
  });

  test('shows no quoted post of a closed member', async () => {
    const closed = await newAuthor();
    const { uid } = await newAuthor();
    const quoting = await api.write(uid, { text: 'See this', quoteOf: closed.postId });
    expect((await visitPost(quoting.id))?.quote?.id).toBe(closed.postId);
    await api.call(closed.uid, updateMe, { body: { openToVisitors: false } });
    expect((await visitPost(quoting.id))?.quote).toBeNull();
  });

  test('is read page by page', async () => {
    const { uid, postId } = await newAuthor();
    const replies: string[] = [];
    for (const text of ['One', 'Two', 'Three'])
      replies.push((await api.write(uid, { text, replyTo: postId })).id);
    const first = await visitThread(postId, '?limit=2');
    const second = await visitThread(postId, `?limit=2&cursor=${first.nextCursor}`);
    expect([...first.replies, ...second.replies].map(({ id }) => id)).toEqual(replies);
    const asReader = await api.request(`/posts/${postId}/thread?cursor=${first.nextCursor}`, {}, 'reader');
    expect(await readProblem(asReader)).toMatchObject({ code: 'cursor-invalid' });
  });
});

describe('the square', () => {
  test('leaves out replies, warnings, reported posts and the sixth post of an author', async () => {
    const { uid, postId } = await newAuthor();
    const reply = await api.write(uid, { text: 'A reply', replyTo: postId });
    const warned = await api.write(uid, { text: 'Spoilers', contentWarning: 'The end' });
    const other = await newAuthor();
    await api.call('reader', reportPost, { params: { postId: other.postId }, body: { reason: 'spam' } });
    for (const nth of [2, 3, 4, 5, 6]) await api.write(uid, `Number ${nth}`);
    const shown = await idsOf('/square');
    expect(shown).toHaveLength(5);
    for (const id of [reply.id, warned.id, other.postId, postId]) expect(shown).not.toContain(id);
    await api.pool.query('UPDATE reports SET closed_at = now()');
    expect(await idsOf('/square')).toContain(other.postId);
  });

  test('is read page by page, newest first', async () => {
    const written = [];
    for (let nth = 0; nth < 5; nth += 1) written.unshift((await newAuthor()).postId);
    const read: string[] = [];
    for (let cursor = '', pages = 0; pages < 3; pages += 1) {
      const page = PostPage.parse(await visit(`/square?limit=2${cursor}`));
      read.push(...page.items.map(({ id }) => id));
      cursor = `&cursor=${page.nextCursor}`;
      if (page.nextCursor === null) break;
    }
    expect(read).toEqual(written);
  });
});

test('lists posts with a picture alone in the media tab', async () => {
  const { uid, postId } = await newAuthor();
  const { rows } = await api.pool.query<{ id: string }>(
    `INSERT INTO media (id, owner_id, content_type, width, height, created_at)
     SELECT gen_random_uuid(), author_id, 'image/webp', 2, 2, now() FROM posts WHERE id = $1 RETURNING id`,
    [postId],
  );
  await api.write(uid, 'Without a picture');
  await api.pool.query('INSERT INTO post_media VALUES ($1, $2, 0)', [postId, rows[0]?.id]);
  expect(await idsOf(`/members/${uid}/posts?tab=media`)).toEqual([postId]);
});

test('may be cached for a short time, and answers 304 until the post changes', async () => {
  const { uid, postId } = await newAuthor();
  const path = `/public/posts/${postId}`;
  const first = await api.request(path);
  expect(first.headers.get('cache-control')).toBe('public, max-age=15');
  const headers = { 'if-none-match': `"other", ${first.headers.get('etag')}` };
  const second = await api.request(path, { headers });
  expect([second.status, await second.text()]).toEqual([304, '']);
  expect(second.headers.get('ratelimit')).toMatch(/^"address-read"/);
  await api.call(uid, editPost, {
    params: { postId },
    body: { text: 'Oranges at the #Market', contentWarning: null },
  });
  expect((await api.request(path, { headers })).status).toBe(200);
  const closed = await api.request('/public/members/nobody');
  expect(closed.headers.get('cache-control')).toBe('no-store');
});

test('logs no errors', () => expect(api.faults).toEqual([]));
