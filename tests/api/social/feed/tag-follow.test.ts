import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { readFeed } from '@contract/feed/feed';
import { block } from '@contract/member/relationship';
import { followTag, listFollowedTags, MAX_FOLLOWED_TAGS, unfollowTag } from '@contract/feed/tag-follow';
import { makeId } from '@server/db/id';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();

const follow = (uid: string, tag: string) => api.call(uid, followTag, { params: { tag } });
const unfollow = (uid: string, tag: string) => api.call(uid, unfollowTag, { params: { tag } });
const followed = async (uid: string) =>
  (await api.call(uid, listFollowedTags)).items.map(({ tag, label }) => `${tag} ${label}`);

beforeAll(() => api.me('ines'));

test('follows tags in the spelling of most posts, and lists them by name', async () => {
  for (const text of ['One #LanternNight', 'Two #LanternNight', 'Three #lanternnight'])
    await api.write('ada', text);
  await expect
    .poll(async () => (await api.pool.query('SELECT 1 FROM tag_changes')).rowCount, { timeout: 15_000 })
    .toBe(0);
  expect(await follow('ines', 'LANTERNNIGHT')).toEqual({ tag: 'lanternnight', label: 'LanternNight' });
  await follow('ines', 'unused');
  await follow('ines', 'Café'.normalize('NFD').normalize('NFC'));
  await follow('ines', 'unused');
  expect(await followed('ines')).toEqual(['café café', 'lanternnight LanternNight', 'unused unused']);
  expect(await followed('ada')).toEqual([]);
  await unfollow('ines', 'Unused');
  await unfollow('ines', 'never_followed');
  expect(await followed('ines')).toEqual(['café café', 'lanternnight LanternNight']);
});

test('refuses tags that no post can have, and one tag too many', async () => {
  await expect(follow('noor', '123')).rejects.toThrow('400');
  await expect(follow('noor', 'two words')).rejects.toThrow('400');
  for (let n = 0; n < MAX_FOLLOWED_TAGS; n += 1) await follow('noor', `tag_${n}`);
  await expect(follow('noor', 'one_more')).rejects.toThrow('Unfollow one first');
  expect(await followed('noor')).toHaveLength(MAX_FOLLOWED_TAGS);
  expect(await follow('noor', 'tag_1')).toMatchObject({ tag: 'tag_1' });
});

/** A post with the tag below 450 newer posts of strangers, who fill the other candidates of For you. */
async function writeBelowOthers(tag: string, audience: 'public' | 'followers' = 'public') {
  const { id: author } = await api.me(`author_of_${tag}`);
  const at = new Date(Date.now() - 20 * 3_600_000);
  const id = makeId(at);
  await api.pool.query(
    'INSERT INTO posts (id, author_id, text, audience, created_at) VALUES ($1, $2, $3, $4, $5)',
    [id, author, `About #${tag}`, audience, at],
  );
  await api.pool.query('INSERT INTO post_tags VALUES ($1, $2, $1, $3)', [tag, id, at]);
  return id;
}

const ranking = async (uid: string): Promise<string[]> => {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.call(uid, readFeed, { query: { tab: 'for-you', limit: 50, cursor } });
    ids.push(...page.items.map(({ post }) => post.id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
};

test('brings posts of followed tags into For you that no other source would bring', async () => {
  const { id: crowd } = await api.me('crowd');
  await api.pool.query(
    `INSERT INTO posts (id, author_id, text, created_at)
     SELECT gen_random_uuid(), $1, 'Post ' || n, now() - n * interval '1 minute' FROM generate_series(1, 450) AS n`,
    [crowd],
  );
  const open = await writeBelowOthers('moths');
  const closed = await writeBelowOthers('bats', 'followers');
  const blocked = await writeBelowOthers('owls');
  for (const tag of ['moths', 'bats', 'owls']) await follow('mei', tag);
  await api.call('mei', block, { params: { handle: (await api.me('author_of_owls')).handle } });
  const found = await ranking('mei');
  expect(found).toContain(open);
  expect(found).not.toContain(closed);
  expect(found).not.toContain(blocked);
  expect(await ranking('tim')).not.toContain(open);
});

test('gives the same answer to a repeated request', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const put = async () =>
    (await api.request('/followed-tags/repeated', { method: 'PUT', headers }, 'lena')).json();
  expect(await put()).toEqual(await put());
  expect(await followed('lena')).toEqual(['repeated repeated']);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
