import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LiveEvent } from '@contract/live-event';
import { declareInterest } from '@contract/live-interest';
import { likePost } from '@contract/post/post-interaction';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();
const MEMBERS = 25;
/** The most that a member may open. */
const STREAMS_EACH = 12;
const LIKES = 30;

let server: Server;
beforeAll(async () => {
  const answer = getRequestListener(api.service.app.fetch);
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Stream {
  id: string;
  /** Likes of each `counts` event, in the order of arrival. */
  likes: number[];
  live: Promise<void>;
  response: IncomingMessage;
}

/** A connection of its own for each stream. */
async function openSocket(uid: string): Promise<Stream> {
  const { port } = server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${await api.tokens.sign(uid)}` };
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ port, agent: false, headers, path: '/api/v1/events?interest=declared' }, resolve).on(
      'error',
      reject,
    ),
  );
  const likes: number[] = [];
  const live = new Promise<void>((resolve) => {
    let rest = '';
    response.setEncoding('utf8').on('data', (text: string) => {
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        if (block.includes('event: heartbeat')) resolve();
        const data = /^data: (.+)$/m.exec(block)?.[1];
        const event = data === undefined ? null : LiveEvent.parse(JSON.parse(data));
        if (event?.type === 'counts') likes.push(event.counts.likes);
      }
    });
  });
  return { id: String(response.headers['stream-id']), likes, live, response };
}

test('delivers the likes of one post to 300 open sockets, summed', { timeout: 60_000 }, async () => {
  const post = await api.write('author', 'Watched by many');
  const body = { posts: [{ id: post.id, revision: post.revision }] };
  const openStreams = async (uid: string): Promise<Stream[]> => {
    await api.me(uid);
    const own = await Promise.all(Array.from({ length: STREAMS_EACH }, () => openSocket(uid)));
    await Promise.all(own.map(({ live }) => live));
    await Promise.all(
      own.map(({ id }) => api.call(uid, declareInterest, { params: { streamId: id }, body })),
    );
    return own;
  };
  const uids = Array.from({ length: MEMBERS }, (_, index) => `reader_${index}`);
  const streams = (await Promise.all(uids.map(openStreams))).flat();
  expect(streams).toHaveLength(300);
  await api.pool.query(`
    INSERT INTO members (id, uid, handle, name, created_at)
    SELECT gen_random_uuid(), 'fan_' || n, 'fan_' || n, 'Fan', now() FROM generate_series(1, ${LIKES}) AS n;
    INSERT INTO accounts SELECT uid, id FROM members ON CONFLICT DO NOTHING`);
  await Promise.all(
    Array.from({ length: LIKES }, (_, index) =>
      api.call(`fan_${index + 1}`, likePost, { params: { postId: post.id } }),
    ),
  );
  await expect
    .poll(() => streams.filter(({ likes }) => likes.at(-1) === LIKES).length, { timeout: 20_000 })
    .toBe(streams.length);
  // Without sums, every socket would get each like.
  expect(Math.max(...streams.map(({ likes }) => likes.length))).toBeLessThan(LIKES / 2);
  for (const { likes } of streams) expect(likes).toEqual(likes.toSorted((a, b) => a - b));
  for (const { response } of streams) response.destroy();
});

test('logs no errors', () => expect(api.faults).toEqual([]));
