import { expect, test } from 'vitest';
import type { LiveEvent } from '@contract/live-event';
import { follow } from '@contract/member/profile';
import { likePost, repostPost } from '@contract/post/post-interaction';
import { createPost, deletePost } from '@contract/post/post-write';
import { expiries } from '@server/ops/expiry';
import { openSql } from '@server/db/sql';
import { parseEventCursor } from '@server/live/event-cursor';
import { eventually } from '../../../support/eventually';
import { openStream, type ListenOptions } from '../../../support/service/listen';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();

const listen = (uid: string, options?: ListenOptions) => openStream(api, uid, options);

/** Waits until every tailer of the database has read the events committed so far. */
async function waitForTailers(): Promise<void> {
  const { rows } = await api.pool.query<{ now: string }>('SELECT clock_timestamp()::text AS now');
  const haveRead = async () => {
    const activity = await api.pool.query<{ read: boolean }>(
      `SELECT bool_and(query_start > $1::timestamptz AND state = 'idle') AS read
       FROM pg_stat_activity WHERE application_name = 'plaza-tail' AND datname = current_database()`,
      [rows[0]?.now],
    );
    return activity.rows[0]?.read;
  };
  await expect.poll(haveRead, { interval: 10, timeout: 5_000 }).toBe(true);
}

const ofPost = (type: LiveEvent['type'], postId: string) => (event: LiveEvent) =>
  event.type === type && 'postId' in event && event.postId === postId;

test('delivers a post, its counts and its removal across processes', async () => {
  await api.me('ines');
  await api.call('ada', follow, { params: { handle: 'ines' } });
  const other = api.startAnother();
  const [ada, stranger] = await Promise.all([listen('ada', { service: other }), listen('stranger')]);
  const post = await api.write('ines', 'Live from the square.');
  expect(await ada.until(ofPost('post', post.id), 1)).toMatchObject({ tabs: ['following', 'for-you'] });
  expect(await stranger.until(ofPost('post', post.id))).toMatchObject({ tabs: ['for-you'] });
  await api.call('ada', likePost, { params: { postId: post.id } });
  expect(await stranger.until(ofPost('counts', post.id))).toMatchObject({
    counts: { likes: 1 },
    revision: 1,
  });
  const reply = await api.write('stranger', { text: 'Hello', replyTo: post.id });
  expect(await ada.until(ofPost('reply', reply.id))).toMatchObject({ replyTo: post.id });
  await api.call('ines', deletePost, { params: { postId: post.id } });
  await Promise.all([ada, stranger].map((reader) => reader.until(ofPost('removed', post.id))));
  await Promise.all([ada.close(), stranger.close()]);
});

test('a stream from the position of a list delivers what the list does not contain', async () => {
  await api.me('ines');
  const before = await api.write('ines', 'Before the list was read');
  const { rows } = await api.pool.query<{ next: string }>(
    'SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next',
  );
  const headers = { authorization: `Bearer ${await api.tokens.sign('ada')}` };
  let position = '';
  // A transaction of any database of the server may hold the position back for a while.
  await eventually(async () => {
    const list = await api.service.app.request('/api/v1/feed?tab=for-you', { headers });
    expect(await list.text()).toContain(before.id);
    position = list.headers.get('last-event-id') ?? '';
    expect(BigInt(parseEventCursor(position)?.xid ?? 0)).toBeGreaterThanOrEqual(BigInt(rows[0]?.next ?? 0));
  });
  const between = await api.write('ines', 'Between the list and the stream');
  await waitForTailers();
  const ada = await listen('ada', { lastEventId: position });
  await ada.until(ofPost('post', between.id));
  expect(ada.events.filter(({ event }) => ofPost('post', before.id)(event))).toEqual([]);
  await ada.close();
});

test('delivers followers-only posts to followers and reposts to followers of the reposter', async () => {
  await api.call('fan', follow, { params: { handle: 'ines' } });
  const [fan, nobody] = await Promise.all([listen('fan'), listen('nobody')]);
  const secret = await api.write('ines', { text: 'Not for everybody', audience: 'followers' });
  const loud = await api.write('nobody2', 'For everybody');
  await api.call('ines', repostPost, { params: { postId: loud.id } });
  expect(await fan.until(ofPost('post', secret.id))).toMatchObject({ tabs: ['following'] });
  await fan.until(
    (event) => event.type === 'post' && event.postId === loud.id && event.tabs[0] === 'following',
  );
  await nobody.until(ofPost('counts', loud.id));
  expect(nobody.events.filter(({ event }) => 'postId' in event && event.postId === secret.id)).toEqual([]);
  await Promise.all([fan.close(), nobody.close()]);
});

test('delivers the unread count to the notified member only', async () => {
  const post = await api.write('writer', 'Like me');
  const [writer, other] = await Promise.all([listen('writer'), listen('other')]);
  await api.call('other', likePost, { params: { postId: post.id } });
  expect(await writer.until(({ type }) => type === 'notification')).toEqual({
    type: 'notification',
    unread: 1,
  });
  await other.until(ofPost('counts', post.id));
  expect(other.events.some(({ event }) => event.type === 'notification')).toBe(false);
  await Promise.all([writer.close(), other.close()]);
});

test('delivers an event that commits after a later one', async () => {
  const [a, b] = await Promise.all([api.write('ines', 'A'), api.write('ines', 'B')]);
  const reader = await listen('ada');
  const slow = await api.pool.connect();
  await slow.query('BEGIN');
  await slow.query(`INSERT INTO events (kind, subject) VALUES ('counts', $1)`, [a.id]);
  await api.pool.query(`INSERT INTO events (kind, subject) VALUES ('counts', $1)`, [b.id]);
  await waitForTailers();
  const inBetween = await listen('ada', { lastEventId: reader.lastId() });
  await slow.query('COMMIT');
  slow.release();
  for (const each of [reader, inBetween]) {
    await each.until(ofPost('counts', a.id));
    await each.until(ofPost('counts', b.id));
  }
  const told = reader.events.flatMap(({ event }) => (event.type === 'counts' ? event.postId : ''));
  expect(told.filter((id) => id === a.id || id === b.id)).toEqual([a.id, b.id]);
  await Promise.all([reader.close(), inBetween.close()]);
});

test('misses and repeats nothing over many reconnects', async () => {
  const told: string[] = [];
  let lastEventId: string | null = null;
  const first = await listen('ada');
  lastEventId = first.lastId();
  await first.close();
  const ids: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    const writing = (async () => {
      for (let n = 0; n < 3; n += 1) {
        ids.push((await api.call('ines', createPost, { body: { text: `Round ${round}, ${n}` } })).id);
      }
    })();
    const reader = await listen('ada', { lastEventId });
    const closesAfter = round % 4;
    if (closesAfter > 0) await reader.until(() => reader.events.length >= closesAfter);
    await reader.close();
    told.push(...reader.events.flatMap(({ event }) => (event.type === 'post' ? event.postId : [])));
    lastEventId = reader.lastId();
    await writing;
  }
  const last = await listen('ada', { lastEventId });
  const lastPost = ids.at(-1) ?? '';
  if (!told.includes(lastPost)) await last.until(ofPost('post', lastPost));
  told.push(...last.events.flatMap(({ event }) => (event.type === 'post' ? event.postId : [])));
  await last.close();
  expect(told.filter((id) => ids.includes(id))).toEqual(ids);
});

test('resets a stream with an expired or invalid last event id', async () => {
  const reader = await listen('ada');
  const place = reader.lastId();
  const post = await api.write('ines', 'Soon forgotten');
  await reader.until(ofPost('post', post.id));
  await reader.close();
  await api.pool.query(`UPDATE events SET at = now() - interval '2 days'`);
  await expiries['expired-events']?.(openSql(api.pool), new Date());
  for (const lastEventId of [place, 'nonsense', '99999999999-0', '-1-1', '1']) {
    const again = await listen('ada', { lastEventId });
    expect(again.events[0]?.event, String(lastEventId)).toEqual({ type: 'reset' });
    await again.close();
  }
});

test('closes streams on suspension and when the token expires', async () => {
  const reader = await listen('sue');
  await api.pool.query(`UPDATE members SET suspended_at = now() WHERE handle = 'sue'`);
  const told = reader.events.length;
  await api.write('ines', 'After the suspension');
  await reader.ended;
  expect(reader.events.length).toBe(told);
  await expect(listen('sue')).rejects.toThrow('suspended');
  const short = await listen('ada', { lasts: 2 });
  await short.ended;
  await expect(listen('ada', { lasts: -60 })).rejects.toThrow('token-expired');
});

test('fails readiness while the tailer reconnects, without losing events', async () => {
  const reader = await listen('ada');
  const kill = () =>
    api.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'plaza-tail' AND datname = current_database()`,
    );
  const readiness = async () => {
    // Again if the tailer was back before the request.
    await kill();
    return (await api.request('/ready')).status;
  };
  await expect.poll(readiness, { interval: 10, timeout: 10_000 }).toBe(503);
  const post = await api.write('ines', 'While the listener was away');
  await reader.until(ofPost('post', post.id));
  await expect.poll(async () => (await api.request('/ready')).status).toBe(200);
  await reader.close();
  expect(api.faults.splice(0)).not.toEqual([]);
});

test('limits the open streams of a member', async () => {
  const readers = await Promise.all(Array.from({ length: 12 }, () => listen('hoarder')));
  await expect(listen('hoarder')).rejects.toThrow('rate-limited');
  await Promise.all(readers.map((reader) => reader.close()));
  await (await listen('hoarder')).close();
});

test('logs no errors', () => expect(api.faults).toEqual([]));
