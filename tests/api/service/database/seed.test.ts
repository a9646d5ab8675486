import { beforeAll, expect, test } from 'vitest';
import {
  type ConversationList,
  countUnreadMessages,
  listConversations,
} from '@contract/message/conversation';
import { readFeed } from '@contract/feed/feed';
import { listAppeals } from '@contract/moderation/appeal';
import { listLists, readListFeed } from '@contract/member/list';
import { listReports } from '@contract/moderation/moderation';
import { listNotifications } from '@contract/notification/notification';
import { listTrends } from '@contract/feed/search';
import { listFollowedTags } from '@contract/feed/tag-follow';
import { seed } from '@server/seed/seed';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();
const demoUids = { ines: 'demo-ines', ada: 'demo-ada', rui: 'demo-rui' };

beforeAll(() => seed(api.pool, { now: new Date(), demoUids }));

const count = async (from: string): Promise<number> => {
  const { rows } = await api.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${from}`);
  return rows[0]?.count ?? 0;
};

test('creates forty members and about four hundred posts of the last thirty days', async () => {
  expect(await count('members')).toBe(40);
  const posts = await count('posts');
  expect(posts).toBeGreaterThan(380);
  expect(posts).toBeLessThan(480);
  expect(await count("posts WHERE created_at > now() OR created_at < now() - interval '31 days'")).toBe(0);
  for (const table of ['polls', 'post_media', 'post_tags', 'mentions', 'reposts', 'bookmarks']) {
    expect(await count(table), table).toBeGreaterThan(0);
  }
  const { rows } = await api.pool.query(
    `SELECT text FROM posts WHERE reply_to IS NULL GROUP BY text HAVING count(*) > 1`,
  );
  expect(rows).toEqual([]);
});

test('gives the demo moderator a post with pictures, a reply, a person, a message and an appeal to decide', async () => {
  await api.me('demo-rui');
  const { items } = await api.call('demo-rui', listReports);
  expect(items.some(({ post }) => (post?.media.length ?? 0) > 0)).toBe(true);
  expect(items.filter(({ post, message }) => post === null && message === null)).toHaveLength(1);
  const [reported] = items.flatMap(({ message }) => message ?? []);
  expect([reported?.before.length, reported?.after.length]).toEqual([2, 2]);
  const replies = await count('reports r JOIN posts p ON p.id = r.post_id WHERE p.reply_to IS NOT NULL');
  expect(replies).toBeGreaterThan(0);
  const appeals = await api.call('demo-rui', listAppeals);
  expect(appeals.items).toMatchObject([{ own: false, closed: null, decision: { action: 'hide' } }]);
});

test('gives some posts link cards that are ready', async () => {
  expect(await count('posts p JOIN link_cards c ON c.url = p.link WHERE c.title IS NOT NULL')).toBe(4);
  expect(await count('posts WHERE link IS NOT NULL')).toBe(4);
  expect(await count('link_lookups')).toBe(0);
});

test('changes nothing on a second run', async () => {
  const before = await count('posts');
  await seed(api.pool, { now: new Date(), demoUids });
  expect(await count('posts')).toBe(before);
});

test('fills the feeds, notifications and trends of the demo member', async () => {
  expect(await api.me('demo-rui')).toMatchObject({ handle: 'rui', role: 'moderator' });
  const me = await api.me('demo-ines');
  expect(me).toMatchObject({ handle: 'ines', name: 'Ines Marchetti', role: 'member' });
  for (const tab of ['following', 'for-you']) {
    const page = await api.call('demo-ines', readFeed, { query: { tab } });
    expect(page.items).toHaveLength(20);
    expect(page.nextCursor).not.toBeNull();
  }
  const notices = await api.call('demo-ines', listNotifications, { query: { limit: 50 } });
  expect(notices.unread).toBeGreaterThan(0);
  expect(new Set(notices.items.map(({ kind }) => kind))).toEqual(
    new Set(['like', 'repost', 'reply', 'quote', 'mention', 'follow']),
  );
  const trends = await api.call('demo-ines', listTrends);
  expect(trends.items.length).toBeGreaterThan(4);
});

test('gives the demo member conversations, a group and a request from a stranger', async () => {
  const list = async (which: ConversationList) =>
    (await api.call('demo-ines', listConversations, { query: { list: which } })).items;
  const active = await list('active');
  expect(active.map(({ kind, pinned }) => `${kind} ${pinned}`)).toEqual([
    'group true',
    'direct false',
    'direct false',
  ]);
  expect(await list('requests')).toMatchObject([{ state: 'requested', unread: 1 }]);
  expect(await api.call('demo-ines', countUnreadMessages)).toEqual({ messages: 5, requests: 1 });
});

test('gives the demo member lists with posts, and followed tags', async () => {
  const { items } = await api.call('demo-ines', listLists);
  expect(items.map(({ name, count }) => `${name} ${count}`)).toEqual(['Choir and stage 3', 'Food 4']);
  for (const { id } of items) {
    const page = await api.call('demo-ines', readListFeed, { params: { listId: id } });
    expect(page.items.length).toBeGreaterThan(3);
  }
  const tags = await api.call('demo-ines', listFollowedTags);
  expect(tags.items.map(({ label }) => label)).toEqual(['Harbour', 'LanternNight']);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
