import { beforeAll, describe, expect, test } from 'vitest';
import { operations } from '@contract/api';
import { readFeed } from '@contract/feed/feed';
import { follow, getMember, listSuggestions } from '@contract/member/profile';
import { listNotifications } from '@contract/notification/notification';
import * as contract from '@contract/post/post';
import * as postMark from '@contract/post/post-interaction';
import * as postWrite from '@contract/post/post-write';
import { getThread } from '@contract/post/thread';
import { listBookmarks } from '@contract/post/bookmark';
import { listCompletions, searchMembers, searchPosts } from '@contract/feed/search';
import { createTestApi } from '../../../support/service/test-api';
import { readProblem } from '../../../support/service/call-as';

const api = createTestApi();
const people = ['author', 'reader', 'follower', 'blocker', 'blocked', 'muter', 'bystander'] as const;
const posts: Record<string, string> = {};

const relate = (table: string, from: string, to: string) =>
  api.pool.query(
    `INSERT INTO ${table} (member_id, target_id, created_at)
     SELECT a.id, b.id, now() FROM members a, members b WHERE a.handle = $1 AND b.handle = $2`,
    [from, to],
  );

const suspend = (handle: string, at: string | null) =>
  api.pool.query('UPDATE members SET suspended_at = $2 WHERE handle = $1', [handle, at]);

beforeAll(async () => {
  for (const uid of people) await api.me(uid);
  await api.call('follower', follow, { params: { handle: 'author' } });
  await api.call('reader', follow, { params: { handle: 'bystander' } });
  posts['public'] = (await api.write('author', 'Everybody may read the word zebrafish.')).id;
  posts['followers'] = (
    await api.write('author', { text: 'Followers: zebrafish.', audience: 'followers' })
  ).id;
  posts['deleted'] = (await api.write('author', 'Gone zebrafish.')).id;
  posts['hidden'] = (await api.write('author', 'Hidden zebrafish.')).id;
  posts['quoting'] = (await api.write('bystander', { text: 'Look at this.', quoteOf: posts['public'] })).id;
  await api.call('author', postWrite.deletePost, { params: { postId: posts['deleted'] } });
  await api.call('bystander', postMark.repostPost, { params: { postId: posts['public'] } });
  await api.pool.query('UPDATE posts SET hidden_at = now() WHERE id = $1', [posts['hidden']]);
  await api.pool.query(`UPDATE members SET role = 'moderator' WHERE handle = 'bystander'`);
  await relate('blocks', 'blocker', 'author');
  await relate('blocks', 'author', 'blocked');
  await relate('mutes', 'muter', 'author');
  await relate('follows', 'muter', 'author');
});

/** Callers who may read each of the author's posts. */
const readers: Record<string, readonly string[]> = {
  public: ['author', 'reader', 'follower', 'muter', 'bystander'],
  followers: ['author', 'follower', 'muter'],
  deleted: [],
  hidden: ['author', 'bystander'],
};

const open = [contract.getPost, getThread, postMark.bookmarkPost, postMark.likePost];
const closed = [
  ...open,
  postMark.unlikePost,
  postMark.repostPost,
  postMark.unrepostPost,
  postMark.unbookmarkPost,
];

describe.each(Object.keys(readers))('a %s post', (name) => {
  test.each(people)('as %s', async (uid) => {
    const allowed = readers[name]?.includes(uid) ?? false;
    const params = { postId: posts[name] ?? '' };
    const outcome = (work: Promise<unknown>): Promise<string> =>
      work.then(
        () => 'done',
        (error: Error) => error.message.slice(0, 13),
      );
    const attempts = allowed ? open : closed;
    for (const operation of attempts) {
      expect(await outcome(api.call(uid, operation, { params })), operation.id).toBe(
        allowed ? 'done' : '404 not-found',
      );
    }
    for (const link of ['replyTo', 'quoteOf'] as const) {
      const body = { text: 'About this', [link]: posts[allowed ? 'quoting' : name] ?? '' };
      expect(await outcome(api.write(uid, body)), link).toBe(allowed ? 'done' : '404 not-found');
    }
    const takeBack = uid === 'author' ? 'nobody' : uid;
    const readable = readers[name]?.includes(takeBack) || (takeBack === 'nobody' && name === 'public');
    expect(await outcome(api.call(takeBack, postWrite.deletePost, { params }))).toBe(
      readable ? '403 forbidden' : '404 not-found',
    );
    const found = await api.call(uid, searchPosts, { query: { q: 'zebrafish' } });
    expect(found.items.some(({ id }) => id === params.postId)).toBe(allowed);
    const liked = await api.call(uid, listBookmarks);
    expect(liked.items.some(({ id }) => id === params.postId)).toBe(allowed);
  });
});

const feedOf = async (uid: string, tab: string) =>
  (await api.call(uid, readFeed, { query: { tab, limit: 50 } })).items.map(({ post }) => post.id);

test('keeps muted and blocked authors out of feeds, reposts included', async () => {
  expect(await feedOf('follower', 'following')).toContain(posts['followers']);
  expect(await feedOf('reader', 'following')).toContain(posts['public']);
  for (const uid of ['muter', 'blocker', 'blocked']) {
    for (const tab of ['following', 'for-you']) {
      const seen = await feedOf(uid, tab);
      for (const name of ['public', 'followers', 'deleted', 'hidden'])
        expect(seen).not.toContain(posts[name]);
    }
  }
});

test('hides blocked members from each other; the blocked learn of the block on the profile alone', async () => {
  await expect(api.call('blocked', getMember, { params: { handle: 'author' } })).rejects.toThrow(
    '403 blocked',
  );
  await expect(api.call('author', getMember, { params: { handle: 'blocked' } })).resolves.toMatchObject({
    relation: { blocked: true },
  });
  await expect(api.call('author', follow, { params: { handle: 'blocked' } })).rejects.toThrow('403 blocked');
  await expect(api.call('blocked', follow, { params: { handle: 'author' } })).rejects.toThrow('403 blocked');
  const found = await api.call('blocked', searchMembers, { query: { q: 'author' } });
  expect(found.items).toEqual([]);
  const completed = await api.call('blocked', listCompletions, { query: { kind: 'member', prefix: 'auth' } });
  expect(completed.members).toEqual([]);
});

test('shows a quoted post only to its readers', async () => {
  const quoting = { params: { postId: posts['quoting'] ?? '' } };
  expect((await api.call('reader', contract.getPost, quoting)).quote?.id).toBe(posts['public']);
  expect((await api.call('blocked', contract.getPost, quoting)).quote).toBeNull();
});

test('names a quoted post of a muted author to the muter alone', async () => {
  const quoting = { params: { postId: posts['quoting'] ?? '' } };
  expect((await api.call('muter', contract.getPost, quoting)).quote?.authorMuted).toBe(true);
  expect((await api.call('reader', contract.getPost, quoting)).quote?.authorMuted).toBe(false);
});

test('hides a suspended author everywhere until the suspension is lifted', async () => {
  await suspend('author', new Date().toISOString());
  const params = { postId: posts['public'] ?? '' };
  await expect(api.call('reader', contract.getPost, { params })).rejects.toThrow('not-found');
  await expect(api.call('reader', getMember, { params: { handle: 'author' } })).rejects.toThrow('not-found');
  expect(await feedOf('reader', 'following')).not.toContain(posts['public']);
  expect(await feedOf('follower', 'for-you')).not.toContain(posts['public']);
  expect(
    (await api.call('reader', contract.getPost, { params: { postId: posts['quoting'] ?? '' } })).quote,
  ).toBeNull();
  const suggested = await api.call('reader', listSuggestions);
  expect(suggested.items.map(({ member }) => member.handle)).not.toContain('author');
  const notices = await api.call('bystander', listNotifications);
  expect(notices.items.flatMap(({ actors }) => actors.map(({ handle }) => handle))).not.toContain('author');
  await suspend('author', null);
  await expect(api.call('reader', contract.getPost, { params })).resolves.toMatchObject({
    id: params.postId,
  });
});

const pathOf = ({ path }: { path: string }): string =>
  path.replace('{postId}', posts['public'] ?? '').replace('{handle}', 'author');

const forMembers = operations.filter(({ access }) => access !== 'anyone');

test.each(forMembers.map((operation) => [operation.id, operation] as const))(
  '%s rejects anonymous callers',
  async (_, operation) => {
    const anonymous = await api.request(pathOf(operation), { method: operation.method });
    expect(await readProblem(anonymous)).toMatchObject({ status: 401, code: 'unauthenticated' });
  },
);

// Suspended members may export and delete their data: `account`.
const forActiveMembers = forMembers.filter(({ access }) => access !== 'account');

test.each(forActiveMembers.map((operation) => [operation.id, operation] as const))(
  '%s rejects suspended callers',
  async (_, operation) => {
    const path = pathOf(operation);
    await suspend('bystander', new Date().toISOString());
    const suspended = await api.request(path, { method: operation.method }, 'bystander');
    await suspend('bystander', null);
    expect(await readProblem(suspended)).toMatchObject({ status: 403, code: 'suspended' });
  },
);

test('logs no errors', () => expect(api.faults).toEqual([]));
