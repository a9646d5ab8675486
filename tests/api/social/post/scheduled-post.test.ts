import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { deletePost, type NewPost } from '@contract/post/post-write';
import { listMemberPosts } from '@contract/member/profile';
import * as contract from '@contract/post/scheduled-post';
import { openSql } from '@server/db/sql';
import { publishDuePosts } from '@server/repos/scheduled-post/publish-scheduled-posts';
import { createTestApi } from '../../../support/service/test-api';
import { solidPicture, uploadPicture } from '../../../support/service/upload-picture';

const now = { at: new Date('2026-11-20T12:00:00Z') };
const api = createTestApi({ clock: () => now.at });
const MINUTE = 60_000;
const later = (minutes: number) => new Date(now.at.getTime() + minutes * MINUTE).toISOString();

beforeEach(async () => {
  await api.pool.query('DELETE FROM scheduled_posts');
});

const schedule = (post: NewPost | string, publishAt = later(10), uid = 'ines') =>
  api.call(uid, contract.schedulePost, {
    body: { post: typeof post === 'string' ? { text: post } : post, publishAt },
  });
const waiting = async (uid = 'ines') => (await api.call(uid, contract.listScheduledPosts)).items;
const publish = (minutes: number) => publishDuePosts(openSql(api.pool), new Date(later(minutes)));
const written = async (handle = 'ines') =>
  (await api.call('ines', listMemberPosts, { params: { handle } })).items.map(({ text }) => text);

test('shows a scheduled post to its author only and publishes it once across processes', async () => {
  const { id } = await schedule('Lamps on at six');
  expect(await waiting()).toEqual([
    {
      id,
      publishAt: later(10),
      post: { text: 'Lamps on at six', audience: 'public' },
      media: [],
      problem: null,
    },
  ]);
  expect(await waiting('ada')).toEqual([]);
  expect(await publish(9)).toBe(0);
  const counts = await Promise.all(Array.from({ length: 6 }, () => publish(11)));
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(1);
  expect((await written()).filter((text) => text === 'Lamps on at six')).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('lists the next due post first, across pages', async () => {
  for (const minutes of [30, 10, 20]) await schedule(`In ${minutes}`, later(minutes));
  const first = await api.call('ines', contract.listScheduledPosts, { query: { limit: 2 } });
  expect(first.items.map(({ post }) => post.text)).toEqual(['In 10', 'In 20']);
  const rest = await api.call('ines', contract.listScheduledPosts, {
    query: { limit: 2, cursor: first.nextCursor },
  });
  expect(rest).toMatchObject({ items: [{ post: { text: 'In 30' } }], nextCursor: null });
});

test('lets only the author reschedule and cancel', async () => {
  const { id } = await schedule('Not yet');
  const params = { scheduledId: id };
  const body = { publishAt: later(60) };
  const missing = { problem: { code: 'not-found' } };
  await expect(api.call('ada', contract.reschedulePost, { params, body })).rejects.toMatchObject(missing);
  await expect(api.call('ada', contract.cancelScheduledPost, { params })).rejects.toMatchObject(missing);
  expect(await api.call('ines', contract.reschedulePost, { params, body })).toMatchObject(body);
  expect(await publish(30)).toBe(0);
  await api.call('ines', contract.cancelScheduledPost, { params });
  expect(await publish(90)).toBe(0);
  await expect(api.call('ines', contract.cancelScheduledPost, { params })).rejects.toMatchObject(missing);
});

test.each([0, -5, 367 * 24 * 60])('rejects a time %s minutes from now', async (minutes) => {
  await expect(schedule('When', later(minutes))).rejects.toMatchObject({
    problem: { code: 'validation', fields: { publishAt: expect.any(String) } },
  });
});

test('rejects a post that could not be created now', async () => {
  await expect(schedule(' ')).rejects.toMatchObject({ problem: { code: 'validation' } });
  await expect(schedule({ text: 'To nobody', replyTo: randomUUID() })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
});

test('limits scheduled posts to a hundred', async () => {
  const { rows } = await api.pool.query<{ id: string }>(`SELECT id FROM members WHERE handle = 'ines'`);
  await api.pool.query(
    `INSERT INTO scheduled_posts (id, author_id, publish_at, post, created_at)
     SELECT gen_random_uuid(), $1, $2, '{"text":"x","audience":"public"}', now() FROM generate_series(1, 100)`,
    [rows[0]?.id, later(500)],
  );
  await expect(schedule('One more')).rejects.toMatchObject({ problem: { code: 'conflict' } });
});

test('stores why a post failed, publishes the others, and can be rescheduled', async () => {
  const about = await api.write('ada', 'Short-lived');
  const { id } = await schedule({ text: 'An answer', replyTo: about.id }, later(5));
  await schedule('After it', later(6));
  await api.call('ada', deletePost, { params: { postId: about.id } });
  expect(await publish(7)).toBe(1);
  expect(await written()).toContain('After it');
  expect(await waiting()).toMatchObject([{ id, problem: expect.stringContaining('no longer available') }]);
  expect(await publish(8)).toBe(0);
  const body = { publishAt: later(20) };
  expect(
    await api.call('ines', contract.reschedulePost, { params: { scheduledId: id }, body }),
  ).toMatchObject({ problem: null });
});

test('publishes nothing for a suspended member', async () => {
  await schedule('From outside', later(5), 'lena');
  await api.pool.query(`UPDATE members SET suspended_at = now() WHERE handle = 'lena'`);
  expect(await publish(6)).toBe(0);
  await api.pool.query(`UPDATE members SET suspended_at = NULL WHERE handle = 'lena'`);
  expect(await waiting('lena')).toMatchObject([{ problem: expect.stringContaining('suspended') }]);
});

test('schedules pictures and a thread', async () => {
  const white = await solidPicture(8, 8).png().toBuffer();
  const { id, url } = await uploadPicture(api.request, 'ines', white, 'image/png');
  const media = [{ id, alt: 'White' }];
  const kept = await schedule({ text: 'One', media, continued: [{ text: 'Two' }] });
  expect(kept.media).toEqual([{ id, url, width: 8, height: 8, alt: 'White', still: null, widths: [] }]);
  await expect(api.write('ines', { text: 'Now', media })).rejects.toMatchObject({
    problem: { code: 'validation' },
  });
  expect(await publish(11)).toBe(1);
  const { items } = await api.call('ines', listMemberPosts, { params: { handle: 'ines' } });
  const post = items.find(({ text }) => text === 'One');
  expect(post).toMatchObject({ text: 'One', media: [{ id, alt: 'White' }], counts: { replies: 1 } });
});

test('logs no errors', () => expect(api.faults).toEqual([]));
