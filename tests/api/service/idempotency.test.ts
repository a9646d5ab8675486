import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDirectConversation } from '@contract/message/conversation';
import { deleteMessage, putReaction, sendMessage } from '@contract/message/message';
import { likePost } from '@contract/post/post-interaction';
import { createPost, deletePost } from '@contract/post/post-write';
import { follow } from '@contract/member/profile';
import { block } from '@contract/member/relationship';
import { createTestApi } from '../../support/service/test-api';
import { readProblem } from '../../support/service/call-as';

const api = createTestApi();

const countPosts = async (text: string): Promise<number> => {
  const { rows } = await api.pool.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM posts WHERE text = $1',
    [text],
  );
  return rows[0]?.n ?? 0;
};
const keyOf = (uid: string, key: string) =>
  api.pool.query(
    'SELECT k.* FROM idempotency_keys k JOIN members m ON m.id = k.member_id WHERE m.uid = $1 AND k.key = $2',
    [uid, key],
  );

test('runs fifty concurrent requests with one key once', async () => {
  const key = randomUUID();
  const send = () => api.call('ines', createPost, { body: { text: 'Only once' }, key });
  const answers = await Promise.all(Array.from({ length: 50 }, send));
  expect(new Set(answers.map((post) => JSON.stringify(post))).size).toBe(1);
  expect(await countPosts('Only once')).toBe(1);
  expect((await send()).id).toBe(answers[0]?.id);
});

test('answers a repeated request under the policies of now', async () => {
  const key = randomUUID();
  const send = () => api.call('ines', createPost, { body: { text: 'Taken back' }, key });
  const { id } = await send();
  await api.call('ada', likePost, { params: { postId: id } });
  expect((await send()).counts.likes).toBe(1);
  await api.call('ines', deletePost, { params: { postId: id } });
  await expect(send()).rejects.toMatchObject({ problem: { code: 'gone', status: 410 } });
  expect(await countPosts('Taken back')).toBe(1);
});

test('shows no message again that was deleted since, and no profile of a member who blocks the caller', async () => {
  const [ines, ada] = [await api.me('ines'), await api.me('ada')];
  for (const [from, { handle }] of [
    ['ines', ada],
    ['ada', ines],
  ] as const)
    await api.call(from, follow, { params: { handle } });
  const params = { handle: ada.handle };
  const { id: conversationId } = await api.call('ines', openDirectConversation, { params });
  const body = { id: randomUUID(), text: 'Not for long' };
  const { id: messageId } = await api.call('ada', sendMessage, { params: { conversationId }, body });
  const react = { params: { messageId }, body: { emoji: '👍' }, key: randomUUID() };
  expect((await api.call('ines', putReaction, react)).text).toBe('Not for long');
  await api.call('ada', deleteMessage, { params: { messageId } });
  expect(await api.call('ines', putReaction, react)).toMatchObject({ text: '', deleted: true });
  const again = { params, key: randomUUID() };
  await api.call('ines', follow, again);
  await api.call('ada', block, { params: { handle: ines.handle } });
  await expect(api.call('ines', follow, again)).rejects.toMatchObject({
    problem: { code: 'blocked' },
  });
});

test('runs a key once across two processes', async () => {
  const other = api.startAnother();
  const key = randomUUID();
  const token = await api.tokens.sign('ines');
  const send = async (app: typeof other.app) =>
    app.request('/api/v1/posts', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ text: 'Once of two' }),
    });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => send(n % 2 ? other.app : api.service.app)),
  );
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  expect(await countPosts('Once of two')).toBe(1);
});

test('rejects a key reused for another payload or operation, but not by another member', async () => {
  const key = randomUUID();
  const post = await api.call('ines', createPost, { body: { text: 'First' }, key });
  const reused = { problem: { code: 'key-reused', status: 422 } };
  await expect(api.call('ines', createPost, { body: { text: 'Second' }, key })).rejects.toMatchObject(reused);
  await expect(api.call('ines', likePost, { params: { postId: post.id }, key })).rejects.toMatchObject(
    reused,
  );
  const other = await api.call('ada', createPost, { body: { text: 'First' }, key });
  expect(other.id).not.toBe(post.id);
});

test('rejects a write without a valid key', async () => {
  for (const key of [undefined, 'short', 'with space in it', 'x'.repeat(129)]) {
    const headers = new Headers({ 'content-type': 'application/json' });
    if (key !== undefined) headers.set('idempotency-key', key);
    const response = await api.request(
      '/posts',
      { method: 'POST', headers, body: '{"text":"No key"}' },
      'ines',
    );
    expect(await readProblem(response)).toMatchObject({ status: 400, code: 'key-required' });
  }
  expect(await countPosts('No key')).toBe(0);
});

test('stores no key for a rejected write', async () => {
  const key = randomUUID();
  await expect(api.call('ines', createPost, { body: { text: ' ' }, key })).rejects.toThrow('validation');
  expect((await keyOf('ines', key)).rowCount).toBe(0);
  await expect(
    api.call('ines', createPost, { body: { text: 'Now with words' }, key }),
  ).resolves.toBeDefined();
});

test('answers key-running while the first request still runs', async () => {
  const me = await api.me('ines');
  const key = randomUUID();
  const client = await api.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO idempotency_keys (member_id, key, operation, payload_hash, created_at) VALUES ($1, $2, 'createPost', 'x', now())`,
      [me.id, key],
    );
    await expect(api.call('ines', createPost, { body: { text: 'Waiting' }, key })).rejects.toMatchObject({
      problem: { code: 'key-running', status: 409 },
    });
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
  await expect(api.call('ines', createPost, { body: { text: 'Waiting' }, key })).resolves.toBeDefined();
});

test('logs no errors', () => expect(api.faults).toEqual([]));
