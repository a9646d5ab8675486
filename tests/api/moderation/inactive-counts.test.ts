import { beforeEach, expect, test } from 'vitest';
import { cancelAccountDeletion, requestAccountDeletion } from '@contract/account/account-deletion';
import { hidePost, liftSuspension, suspendMember, unhidePost } from '@contract/moderation/moderation';
import { getPost, type Post } from '@contract/post/post';
import { deletePost } from '@contract/post/post-write';
import { likePost, repostPost, unlikePost, votePoll } from '@contract/post/post-interaction';
import { follow, getMember, unfollow } from '@contract/member/profile';
import { openSql } from '@server/db/sql';
import { removeDueMembers } from '@server/repos/member/remove-members';
import { settleInactiveCounts } from '@server/repos/member/inactive-counts';
import { callAs } from '../../support/service/call-as';
import { signInAgain } from '../../support/service/sign-in-again';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();
const SPAMMER = 'spammer';

let post: Post;
const about = () => ({ params: { postId: post.id } });
const person = (handle: string) => ({ params: { handle } });

const settle = (options: Parameters<typeof settleInactiveCounts>[2] = {}) =>
  settleInactiveCounts(openSql(api.pool), new AbortController().signal, options);
/** Until every count is settled: the job of the service works on the same members. */
const settled = async () => {
  await expect
    .poll(async () => {
      await settle();
      return (await api.pool.query('SELECT 1 FROM members WHERE counts_due')).rowCount;
    })
    .toBe(0);
};
const suspend = () => api.call('mod', suspendMember, { ...person(SPAMMER), body: { reason: 'spam' } });
const lift = () => api.call('mod', liftSuspension, { ...person(SPAMMER), body: {} });

const counts = async () => {
  const { counts: numbers, poll } = await api.call('ines', getPost, about());
  const { counts: people } = await api.call('ines', getMember, person('ines'));
  const { followers, following } = people;
  return { ...numbers, votes: poll?.options.map(({ votes }) => votes), followers, following };
};
const nothing = { likes: 0, reposts: 0, replies: 0, quotes: 0, votes: [0, 0], followers: 0, following: 0 };

/** Everything that a member can add to the counts of others. */
async function takePart(uid: string): Promise<void> {
  await api.call(uid, likePost, about());
  await api.call(uid, repostPost, about());
  await api.call(uid, votePoll, { ...about(), body: { choice: 1 } });
  await api.write(uid, { text: 'A reply', replyTo: post.id });
  await api.write(uid, { text: 'A reply and a quote', replyTo: post.id, quoteOf: post.id });
  await api.call(uid, follow, person('ines'));
}
const everything = { likes: 1, reposts: 1, replies: 2, quotes: 1, votes: [0, 1], followers: 1, following: 1 };

beforeEach(async () => {
  await api.pool.query(`
    DELETE FROM follows;
    UPDATE members SET follower_count = 0, following_count = 0, suspended_at = NULL, deletes_at = NULL,
      signed_out_at = NULL, counts_due = false`);
  for (const uid of ['ines', 'mod', 'ada', SPAMMER]) await api.me(uid);
  await api.pool.query(`UPDATE members SET role = 'moderator' WHERE handle = 'mod'`);
  post = await api.write('ines', { text: 'Count me', poll: { options: ['No', 'Yes'], minutes: 60 } });
  await takePart(SPAMMER);
  await api.call('ines', follow, person(SPAMMER));
});

test('counts fall with a suspension and return at its end', async () => {
  expect(await counts()).toEqual(everything);
  await suspend();
  await settled();
  expect(await counts()).toEqual(nothing);
  await lift();
  await settled();
  expect(await counts()).toEqual(everything);
});

test('counts fall with the request to delete an account and return when it is withdrawn', async () => {
  await api.call(SPAMMER, requestAccountDeletion);
  await settled();
  expect(await counts()).toEqual(nothing);
  await callAs(signInAgain(api))(SPAMMER, cancelAccountDeletion);
  await settled();
  expect(await counts()).toEqual(everything);
});

test('a suspension that ends does not bring back a member who is leaving', async () => {
  await suspend();
  await api.pool.query(`UPDATE members SET deletes_at = now() + interval '1 day' WHERE handle = $1`, [
    SPAMMER,
  ]);
  await lift();
  await settled();
  expect(await counts()).toEqual(nothing);
});

test('counts what happens in between', async () => {
  await suspend();
  await settled();
  await takePart('ada');
  await expect(api.call(SPAMMER, unlikePost, about())).rejects.toThrow('403');
  expect(await counts()).toEqual({ ...everything, following: 0 });
  await lift();
  await settled();
  expect(await counts()).toEqual({
    likes: 2,
    reposts: 2,
    replies: 4,
    quotes: 2,
    votes: [0, 2],
    followers: 2,
    following: 1,
  });
  await api.call(SPAMMER, unlikePost, about());
  await api.call('ines', unfollow, person(SPAMMER));
  expect(await counts()).toMatchObject({ likes: 1, following: 0, followers: 2 });
});

test('ends right when a suspension ends half settled, and when settled twice at once', async () => {
  await suspend();
  await settle({ batch: 1, batches: 3 });
  await lift();
  await settle({ batch: 1, batches: 1 });
  await suspend();
  await Promise.all([settle({ batch: 1 }), settle({ batch: 2 })]);
  await settled();
  expect(await counts()).toEqual(nothing);
  expect(await settle()).toBe(0);
  await lift();
  await Promise.all([settle({ batch: 1 }), settle()]);
  await settled();
  expect(await counts()).toEqual(everything);
});

test('a reply that is hidden, shown or deleted meanwhile is counted once', async () => {
  const { rows } = await api.pool.query<{ id: string }>(
    `SELECT id FROM posts WHERE reply_to = $1 ORDER BY id`,
    [post.id],
  );
  const [first, second] = rows.map(({ id }) => ({ params: { postId: id } }));
  if (!first || !second) throw new Error('Two replies are expected');
  await api.call(SPAMMER, deletePost, first);
  await suspend();
  await settled();
  await api.call('mod', hidePost, { ...second, body: {} });
  await api.call('mod', unhidePost, { ...second, body: {} });
  expect(await counts()).toMatchObject({ replies: 0, quotes: 0 });
  await api.call('mod', hidePost, { ...second, body: {} });
  await lift();
  await settled();
  expect(await counts()).toMatchObject({ replies: 0, quotes: 0 });
  await api.call('mod', unhidePost, { ...second, body: {} });
  expect(await counts()).toMatchObject({ replies: 1, quotes: 1 });
});

test('the removal of a suspended member lowers no count a second time', async () => {
  await takePart('ada');
  await suspend();
  await settled();
  await api.pool.query(`UPDATE members SET deletes_at = now() - interval '1 second' WHERE handle = $1`, [
    SPAMMER,
  ]);
  await removeDueMembers(openSql(api.pool), new Date(), api);
  expect(await counts()).toEqual({ ...everything, following: 0 });
});

/** Counts that differ from the rows of active members. */
const WRONG = `
  SELECT p.id FROM posts p WHERE (p.like_count, p.repost_count) IS DISTINCT FROM (
    (SELECT count(*) FROM likes l JOIN members m ON m.id = l.member_id WHERE l.post_id = p.id AND m.suspended_at IS NULL AND m.deletes_at IS NULL),
    (SELECT count(*) FROM reposts r JOIN members m ON m.id = r.member_id WHERE r.post_id = p.id AND m.suspended_at IS NULL AND m.deletes_at IS NULL))
  UNION ALL SELECT t.id FROM members t WHERE t.follower_count <> (
    SELECT count(*) FROM follows f JOIN members m ON m.id = f.member_id WHERE f.target_id = t.id AND m.suspended_at IS NULL AND m.deletes_at IS NULL)`;

test('suspensions, writes and the job race', { timeout: 60_000 }, async () => {
  const failures: string[] = [];
  const tries = async (times: number, ...calls: (() => Promise<unknown>)[]): Promise<void> => {
    for (let time = 0; time < times; time += 1)
      for (const call of calls) await call().catch((cause: unknown) => failures.push(String(cause)));
  };
  await Promise.all([
    tries(6, suspend, lift),
    tries(
      8,
      () => api.call(SPAMMER, unlikePost, about()),
      () => api.call(SPAMMER, likePost, about()),
      () => api.call(SPAMMER, unfollow, person('ines')),
      () => api.call(SPAMMER, follow, person('ines')),
    ),
    tries(
      8,
      () => api.call('ada', likePost, about()),
      () => api.call('ada', unlikePost, about()),
    ),
    tries(20, () => settle({ batch: 1 })),
  ]);
  // Suspended at that moment, or a lock that was not free in time.
  expect(failures.filter((failure) => !/403|503/.test(failure))).toEqual([]);
  await settled();
  expect((await api.pool.query(WRONG)).rows).toEqual([]);
  await suspend();
  await settled();
  expect((await api.pool.query(WRONG)).rows).toEqual([]);
  await lift();
});

test('logs no errors', () => expect(api.faults).toEqual([]));
