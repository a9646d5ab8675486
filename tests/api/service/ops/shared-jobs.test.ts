import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Pool } from 'pg';
import { DELETION_GRACE_DAYS, requestAccountDeletion } from '@contract/account/account-deletion';
import { getDataExport, startDataExport } from '@contract/account/data-export';
import { suspendMember } from '@contract/moderation/moderation';
import { likePost, votePoll } from '@contract/post/post-interaction';
import { getPost } from '@contract/post/post';
import { follow, getMember, listMemberPosts, updateMe } from '@contract/member/profile';
import { schedulePost } from '@contract/post/scheduled-post';
import { createPool } from '@server/db/pool';
import { openSql, type Sql } from '@server/db/sql';
import { runNextExport } from '@server/repos/data-export/run-exports';
import { createLinkCardFetcher } from '@server/link-card/fetch-link-card';
import { createPictureDecoder } from '@server/media/picture-decoder';
import { fetchDueCards } from '@server/repos/link-card/due-link-cards';
import { removeDueMembers } from '@server/repos/member/remove-members';
import { endSuspensions } from '@server/repos/moderation/ended-suspensions';
import { announcePolls } from '@server/repos/post/ended-polls';
import { approveDueRequests } from '@server/repos/relationship/follow-request';
import { publishDuePosts } from '@server/repos/scheduled-post/publish-scheduled-posts';
import { mergeTagChanges } from '@server/repos/search/tag';
import { addModerators } from '../../../support/service/add-moderators';
import { createLateGuard, guardFor, openWebSite } from '../../../support/service/servers/web-site';
import { createTestApi } from '../../../support/service/test-api';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Runs of a job at the same moment, half of them in each process. */
const RUNS = 6;
const guard = createLateGuard();
/** Its job of link cards fetches too: a service without one drops the links of posts. */
const api = createTestApi({ linkNetwork: guard });
const { signal } = new AbortController();
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);
const counting = Array.from({ length: 8 }, (_, n) => n);

let pools: readonly [Pool, Pool];
beforeAll(() => {
  const open = () => createPool(api.pool.options.connectionString ?? '');
  pools = [open(), open()];
});
afterAll(() => Promise.all(pools.map((pool) => pool.end())));

/** What all runs of the job return. */
const inBoth = <T>(job: (db: Sql) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: RUNS }, (_, n) => job(openSql(n % 2 === 0 ? pools[0] : pools[1]))));
const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

test('publishes each due post once', async () => {
  const publishAt = later(10 * MINUTE).toISOString();
  for (const n of counting)
    await api.call('ines', schedulePost, { body: { post: { text: `Lamp ${n}` }, publishAt } });
  expect(sum(await inBoth((db) => publishDuePosts(db, later(11 * MINUTE))))).toBe(counting.length);
  const { items } = await api.call('ines', listMemberPosts, { params: { handle: 'ines' } });
  expect(items.map(({ text }) => text).toSorted()).toEqual(counting.map((n) => `Lamp ${n}`));
});

test('announces each ended poll once', async () => {
  for (const n of counting) {
    const poll = { options: ['Yes', 'No'], minutes: 5 };
    const { id } = await api.write('asker', { text: `Poll ${n}`, poll });
    await api.call('voter', votePoll, { params: { postId: id }, body: { choice: 0 } });
  }
  expect(sum(await inBoth((db) => announcePolls(db, later(10 * MINUTE))))).toBe(counting.length);
  const { rows } = await api.pool.query(
    `SELECT m.handle, count(*)::int AS told FROM notifications n JOIN members m ON m.id = n.member_id
     WHERE n.kind = 'poll' GROUP BY m.handle ORDER BY m.handle`,
  );
  expect(rows).toEqual(['asker', 'voter'].map((handle) => ({ handle, told: counting.length })));
});

test('ends a suspension with one decision', async () => {
  await addModerators(api);
  await api.me('offender');
  const params = { handle: 'offender' };
  await api.call('mod', suspendMember, { params, body: { reason: 'spam', days: 1 } });
  expect(sum(await inBoth((db) => endSuspensions(db, later(2 * DAY))))).toBe(1);
  const { rows } = await api.pool.query<{ actions: string[] }>(
    `SELECT array_agg(d.action ORDER BY d.at) AS actions FROM decisions d
     JOIN members m ON m.id = d.member_id WHERE m.handle = 'offender'`,
  );
  expect(rows[0]?.actions).toHaveLength(2);
});

test('approves and counts each waiting follower once', async () => {
  await api.call('star', updateMe, { body: { approvesFollowers: true } });
  for (const n of counting) await api.call(`fan_${n}`, follow, { params: { handle: 'star' } });
  await api.call('star', updateMe, { body: { approvesFollowers: false } });
  await inBoth((db) => approveDueRequests(db, new Date()));
  expect((await api.me('star')).counts.followers).toBe(counting.length);
  expect((await api.call('fan_0', getMember, { params: { handle: 'star' } })).relation.following).toBe(true);
});

test('adds each use of a tag once', async () => {
  for (const n of counting) await api.write('ines', `Number ${n} #tramline`);
  await inBoth((db) => mergeTagChanges(db));
  const { rows } = await api.pool.query(`SELECT posts FROM tags WHERE tag = 'tramline'`);
  expect(rows).toEqual([{ posts: counting.length }]);
});

test('fetches each page once', async () => {
  const site = await openWebSite((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end('<title>Lamps</title>');
  });
  onTestFinished(() => site.close());
  const hosts = counting.map((n) => `news-${n}.test`);
  guard.current = guardFor(site, Object.fromEntries(hosts.map((host) => [host, ['127.0.0.1']])));
  const pictures = createPictureDecoder({ processes: 1 });
  onTestFinished(() => pictures.close());
  const fetchCard = createLinkCardFetcher({ pictures, guard });
  for (const host of hosts) await api.write('ines', `Read ${site.at(host, '/lamps')}`);
  const cards = async () => {
    const { rows } = await api.pool.query<{ title: string }>('SELECT title FROM link_cards');
    return rows.map(({ title }) => title);
  };
  await expect
    .poll(async () => {
      await inBoth((db) => fetchDueCards(db, () => new Date(), { fetchCard, signal }));
      return cards();
    })
    .toEqual(hosts.map(() => 'Lamps'));
  const fetched = site.requests.map(({ headers }) => headers.host ?? '');
  expect(fetched.toSorted()).toEqual(hosts.map((host) => `${host}:${site.port}`));
});

test('writes each data export once', async () => {
  await api.call('ines', startDataExport);
  await inBoth((db) => runNextExport(db, () => new Date(), api.store, signal));
  await expect
    .poll(async () => (await api.call('ines', getDataExport)).export?.state, { timeout: 15_000 })
    .toBe('ready');
  const { rows } = await api.pool.query('SELECT attempts FROM data_exports');
  expect(rows).toEqual([{ attempts: 1 }]);
});

test('takes what a removed member left out of the counts once', async () => {
  const posts = [];
  for (const n of counting) posts.push(await api.write('ines', `Liked ${n}`));
  for (const uid of ['leaver', 'stayer']) {
    for (const { id } of posts) await api.call(uid, likePost, { params: { postId: id } });
    await api.call(uid, follow, { params: { handle: 'ines' } });
  }
  await api.call('leaver', requestAccountDeletion);
  await inBoth((db) => removeDueMembers(db, later((DELETION_GRACE_DAYS + 1) * DAY), { store: api.store }));
  for (const { id } of posts)
    expect((await api.call('ines', getPost, { params: { postId: id } })).counts.likes).toBe(1);
  expect((await api.me('ines')).counts.followers).toBe(1);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
