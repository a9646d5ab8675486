import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  addListMember,
  deleteList,
  getListsOfMember,
  listListMembers,
  listLists,
  putList,
  readListFeed,
  removeListMember,
} from '@contract/member/list';
import { MAX_LIST_MEMBERS, MAX_LISTS } from '@contract/list-limits';
import { deletePost } from '@contract/post/post-write';
import { repostPost } from '@contract/post/post-interaction';
import { block, unblock } from '@contract/member/relationship';
import { openSql } from '@server/db/sql';
import { expiries } from '@server/ops/expiry';
import { createMeasuredApi } from '../../support/service/measured-api';
import { openStream } from '../../support/service/listen';

const { api, costOf } = createMeasuredApi();

beforeAll(async () => {
  for (const uid of ['ines', 'ada', 'teo', 'kofi']) await api.me(uid);
});

const put = async (name: string, uid = 'ines', listId: string = randomUUID()) =>
  (await api.call(uid, putList, { params: { listId }, body: { name } })).id;
const add = (listId: string, handle: string, uid = 'ines') =>
  api.call(uid, addListMember, { params: { listId, handle } });
const names = async (uid = 'ines') =>
  (await api.call(uid, listLists)).items.map(({ name, count }) => `${name} ${count}`);
const members = async (listId: string, uid = 'ines') =>
  (await api.call(uid, listListMembers, { params: { listId } })).items.map(({ handle }) => handle);
const feed = async (listId: string, uid = 'ines') =>
  (await api.call(uid, readListFeed, { params: { listId } })).items.map(
    ({ post, repostedBy }) => `${post.text}${repostedBy ? ` by ${repostedBy.handle}` : ''}`,
  );

test('creates, renames and fills lists, and says which have a member', async () => {
  const choir = await put('  Choir ');
  await put('bakers');
  expect(await add(choir, 'ada')).toMatchObject({ name: 'Choir', count: 1 });
  await add(choir, 'teo');
  await add(choir, 'teo');
  expect(await members(choir)).toEqual(['teo', 'ada']);
  await put('Friends', 'ines', choir);
  expect(await names()).toEqual(['bakers 0', 'Friends 2']);
  expect(await api.call('ines', getListsOfMember, { params: { handle: 'ada' } })).toEqual({
    listIds: [choir],
  });
  await api.call('ines', removeListMember, { params: { listId: choir, handle: 'ada' } });
  expect(await members(choir)).toEqual(['teo']);
  expect(await api.call('ines', getListsOfMember, { params: { handle: 'ada' } })).toEqual({ listIds: [] });
});

test('restores a deleted list with its members for 30 days', async () => {
  const id = await put('Later', 'kofi');
  await add(id, 'ada', 'kofi');
  await api.call('kofi', deleteList, { params: { listId: id } });
  expect(await names('kofi')).toEqual([]);
  await expect(feed(id, 'kofi')).rejects.toThrow('404');
  await expect(add(id, 'teo', 'kofi')).rejects.toThrow('404');
  await put('Later', 'kofi', id);
  expect(await members(id, 'kofi')).toEqual(['ada']);
  await api.call('kofi', deleteList, { params: { listId: id } });
  await expiries['deleted-lists']?.(openSql(api.pool), new Date(Date.now() + 31 * 86_400_000));
  const left = await api.pool.query('SELECT 1 FROM list_members WHERE list_id = $1', [id]);
  expect(left.rowCount).toBe(0);
});

test('refuses names in use, and one list or one member too many', async () => {
  const full = await put('Full', 'noor');
  await expect(put('full', 'noor')).rejects.toThrow('already have a list');
  for (let n = 1; n < MAX_LISTS; n += 1) await put(`List ${n}`, 'noor');
  await expect(put('One more', 'noor')).rejects.toThrow('Delete one first');
  await api.pool.query(
    `WITH made AS (INSERT INTO members (id, uid, handle, name, created_at)
       SELECT gen_random_uuid(), 'silent_' || n, 'silent_' || n, 'Silent', now() FROM generate_series(1, $2::int) AS n RETURNING id)
     INSERT INTO list_members (list_id, member_id, owner_id, created_at)
     SELECT $1, made.id, l.member_id, now() FROM made, lists l WHERE l.id = $1`,
    [full, MAX_LIST_MEMBERS],
  );
  await expect(add(full, 'ada', 'noor')).rejects.toThrow('Remove one first');
  expect(await names('noor')).toContain(`Full ${MAX_LIST_MEMBERS}`);
});

test('shows the posts and reposts of the members, newest first, each post once', async () => {
  const id = await put('Reading', 'mei');
  for (const handle of ['ada', 'teo']) await add(id, handle, 'mei');
  const outside = await api.write('kofi', 'Kofi is outside');
  await api.write('kofi', 'Kofi again');
  const first = await api.write('ada', 'Ada writes');
  await api.write('ada', { text: 'Ada answers', replyTo: outside.id });
  await api.write('teo', { text: 'Teo for followers', audience: 'followers' });
  const gone = await api.write('teo', 'Teo deletes');
  await api.call('teo', deletePost, { params: { postId: gone.id } });
  for (const uid of ['ada', 'teo']) await api.call(uid, repostPost, { params: { postId: outside.id } });
  await api.call('teo', repostPost, { params: { postId: first.id } });
  expect(await feed(id, 'mei')).toEqual(['Kofi is outside by teo', 'Ada writes']);
  await api.call('kofi', block, { params: { handle: 'mei' } });
  await api.call('mei', block, { params: { handle: 'teo' } });
  expect(await feed(id, 'mei')).toEqual(['Ada writes']);
  expect(await members(id, 'mei')).toEqual(['ada']);
  await expect(add(id, 'teo', 'mei')).rejects.toThrow('403');
  await expect(add(id, 'kofi', 'mei')).rejects.toThrow('403');
  await api.call('mei', unblock, { params: { handle: 'teo' } });
  await api.call('kofi', unblock, { params: { handle: 'mei' } });
  await api.pool.query(`UPDATE members SET suspended_at = now() WHERE handle = 'ada'`);
  expect(await feed(id, 'mei')).toEqual(['Kofi is outside by teo']);
  await api.pool.query(`UPDATE members SET suspended_at = NULL WHERE handle = 'ada'`);
});

test('pages through a list without gaps and repetitions', async () => {
  const id = await put('Pages', 'tim');
  const uids = ['page_a', 'page_b', 'page_c'];
  for (const uid of uids) {
    await api.me(uid);
    await add(id, uid, 'tim');
  }
  const written: string[] = [];
  for (let n = 0; n < 12; n += 1) written.unshift((await api.write(uids[n % 3] ?? '', `Page ${n}`)).text);
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.call('tim', readListFeed, { params: { listId: id }, query: { limit: 5, cursor } });
    found.push(...page.items.map(({ post }) => post.text));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(found).toEqual(written);
});

test('announces posts of members whom the owner does not follow to the owner only', async () => {
  const id = await put('Live', 'lena');
  await add(id, 'ada', 'lena');
  const owner = await openStream(api, 'lena', { declares: true });
  const other = await openStream(api, 'teo', { declares: true });
  const reposted = await api.write('kofi', 'Kofi writes');
  const { id: postId } = await api.write('ada', 'Ada is live');
  await api.call('ada', repostPost, { params: { postId: reposted.id } });
  expect(await owner.until((event) => event.type === 'post' && event.postId === postId)).toMatchObject({
    lists: [id],
  });
  await owner.until(
    (event) => event.type === 'post' && event.postId === reposted.id && event.lists?.[0] === id,
  );
  const { id: last } = await api.write('teo', 'The last one');
  await other.until((event) => event.type === 'post' && event.postId === last);
  expect(other.events.some(({ event }) => event.type === 'post' && event.lists !== undefined)).toBe(false);
  await owner.close();
  await other.close();
});

test('reads a bounded part of the database for a list of 500', async () => {
  const { items } = await api.call('noor', listLists);
  const listId = items.find(({ count }) => count === MAX_LIST_MEMBERS)?.id ?? '';
  await api.pool.query(
    `INSERT INTO posts (id, author_id, text, created_at)
     SELECT gen_random_uuid(), lm.member_id, 'Silent ' || n, date_trunc('milliseconds', now() - n * interval '1 minute')
     FROM list_members lm, generate_series(1, 20) AS n WHERE lm.list_id = $1`,
    [listId],
  );
  await api.pool.query('ANALYZE');
  const { buffers, statements } = await costOf('noor', readListFeed, {}, { listId });
  // Observed: about 3,000 pages; all 10,000 posts would be several times as many.
  expect(buffers).toBeLessThan(9000);
  expect(statements).toBeLessThan(9);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
