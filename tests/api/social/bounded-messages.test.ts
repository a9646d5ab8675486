import { beforeAll, expect, test } from 'vitest';
import {
  countUnreadMessages,
  listConversations,
  MAX_UNREAD,
  openDirectConversation,
} from '@contract/message/conversation';
import { listMessages } from '@contract/message/message';
import { follow } from '@contract/member/profile';
import { createPool } from '@server/db/pool';
import { createMeasuredApi } from '../../support/service/measured-api';

const { api, measure } = createMeasuredApi();

const MANY = 100_000;
/** Messages per transaction: a long one would hold back the live events of tests beside this one. */
const BATCH = 10_000;
const conversations: Record<string, string> = {};

/** A conversation of `reader` and `other`, with messages of the other. */
async function fill(other: string, count: number): Promise<void> {
  const author = await api.me(other);
  await api.me('reader');
  await api.call('reader', follow, { params: { handle: author.handle } });
  const { id } = await api.call(other, openDirectConversation, { params: { handle: 'reader' } });
  const setup = createPool(api.pool.options.connectionString ?? '', {
    statement_timeout: 0,
    query_timeout: 0,
  });
  for (let first = 1; first <= count; first += BATCH)
    await setup.query(
      `INSERT INTO messages (id, conversation_id, number, author_id, text, created_at)
       SELECT gen_random_uuid(), $1, n, $2, '', now() FROM generate_series($3::int, $4::int) AS n`,
      [id, author.id, first, Math.min(first + BATCH - 1, count)],
    );
  await setup.end();
  await api.pool.query('UPDATE conversations SET last_number = $2 WHERE id = $1', [id, count]);
  await api.pool.query('UPDATE conversation_members SET last_number = $2 WHERE conversation_id = $1', [
    id,
    count,
  ]);
  conversations[other] = id;
}

beforeAll(async () => {
  await fill('few', 10);
  await fill('many', MANY);
  await api.pool.query('ANALYZE');
}, 120_000);

const buffersOf = async (work: () => Promise<unknown>): Promise<number> => (await measure(work)).buffers;

const page = (other: string, query: Record<string, number> = {}) =>
  api.call('reader', listMessages, { params: { conversationId: conversations[other] ?? '' }, query });

test('opens 100,000 messages for the price of ten, at the end, in the middle and at the start', async () => {
  const limit = 10;
  const few = await buffersOf(() => page('few', { limit }));
  for (const query of [{ limit }, { limit, around: MANY / 2 }, { limit, before: 11 }, { limit, after: 0 }]) {
    const many = await buffersOf(() => page('many', query));
    expect(many, JSON.stringify(query)).toBeLessThan(few * 2 + 60);
  }
  expect((await page('many', { limit })).items.at(-1)?.number).toBe(MANY);
});

test('counts at most a hundred unread messages, and lists conversations without reading them', async () => {
  const list = () => api.call('reader', listConversations);
  expect((await list()).items.map(({ unread }) => unread)).toEqual(expect.arrayContaining([10, MAX_UNREAD]));
  expect(await api.call('reader', countUnreadMessages)).toEqual({ messages: MAX_UNREAD, requests: 0 });
  expect(await buffersOf(list)).toBeLessThan(400);
  expect(await buffersOf(() => api.call('reader', countUnreadMessages))).toBeLessThan(200);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
