import { readFile, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { likePost, repostPost, votePoll } from '@contract/post/post-interaction';
import { follow, getMember } from '@contract/member/profile';
import { getPost } from '@contract/post/post';
import { resetDemo } from '@server/admin/reset-demo';
import { runAdmin } from '@server/admin/run-admin';
import { openSql, type Sql } from '@server/db/sql';
import { readConfig } from '@server/ops/config';
import { besideOpenWrite } from '../../../support/service/beside-open-write';
import { openStream } from '../../../support/service/listen';
import { solidPicture, uploadPicture } from '../../../support/service/upload-picture';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();
const person = (handle: string) => ({ params: { handle } });

/** Runs a command on the database of the test; its files are beside the folder of uploads. */
async function admin(...args: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const config = readConfig({
    DATABASE_URL: api.pool.options.connectionString,
    PLAZA_DATA: api.dataDir,
  });
  const code = await runAdmin(config, args, { print, printError: print });
  return { code, output: lines.join('\n') };
}
const done = async (...args: string[]): Promise<string> => {
  const { code, output } = await admin(...args);
  expect(code, output).toBe(0);
  return output;
};
const refused = async (...args: string[]): Promise<string> => {
  const { code, output } = await admin(...args);
  expect(code, output).toBe(1);
  return output;
};

beforeEach(async () => {
  for (const uid of ['ines', 'ada']) await api.me(uid);
});

test('says how commands are called', async () => {
  expect(await done('help')).toContain('suspend <handle> --reason <reason>');
  expect(await refused('promote')).toContain('There is no command promote');
  expect(await refused('lift')).toBe('Usage: admin lift <handle> [--note <text>]');
  expect(await refused('lift', 'nobody')).toContain('There is no member @nobody');
  expect(await refused('suspend', 'ines', '--reason', 'boredom')).toContain('--reason spam | harassment');
  expect(await refused('suspend', 'ines', '--reason', 'spam', '--days', '0')).toContain('from 1 to 365');
  expect(await refused('erase', 'ines')).toContain('--yes');
  expect(await refused('reset-demo', '--yes')).toContain('Only the local demo can be reset');
});

test('makes a moderator and revokes the role, which closes the streams', async () => {
  const stream = await openStream(api, 'ada');
  await done('make-moderator', '@ada', '--by', 'Wanda');
  await stream.ended;
  expect((await api.me('ada')).role).toBe('moderator');
  expect(await refused('suspend', 'ada', '--reason', 'spam')).toContain('revoke the role first');
  await done('revoke', 'ada');
  expect((await api.me('ada')).role).toBe('member');
  expect(await done('audit')).toMatch(/Wanda {2}make-moderator {2}@ada$/m);
});

test('suspends with reason and term, tells the member why, and lifts the suspension', async () => {
  await done('suspend', 'ada', '--reason', 'spam', '--days', '7', '--note', 'Advertising');
  await expect(api.write('ada', 'Buy this')).rejects.toThrow('suspended');
  const { rows } = await api.pool.query(
    `SELECT m.suspended_for, d.note, d.moderator_id, m.suspended_until > now() + interval '6 days' AS week
     FROM members m JOIN decisions d ON d.member_id = m.id WHERE m.handle = 'ada'`,
  );
  expect(rows).toEqual([{ suspended_for: 'spam', note: 'Advertising', moderator_id: null, week: true }]);
  await done('lift', 'ada');
  await api.write('ada', 'Back again');
  expect(await done('audit')).toContain('suspend  @ada  spam, 7 days');
});

test('exports and erases a member', async () => {
  const post = await api.write('vera', 'Vera was here');
  await api.write('ines', { text: 'A reply', replyTo: post.id });
  const path = join(api.dataDir, 'vera.zip');
  expect(await done('export', 'vera', '--to', path)).toContain(path);
  expect((await readFile(path)).subarray(0, 2).toString()).toBe('PK');
  await rm(path);
  expect(await done('erase', 'vera', '--yes')).toContain('delete it there');
  const { rowCount } = await api.pool.query(`SELECT 1 FROM members WHERE handle = 'vera'`);
  expect(rowCount).toBe(0);
  expect(await done('verify')).toBe('Nothing wrong was found');
});

test('finds and repairs wrong counts', async () => {
  const post = await api.write('ines', {
    text: 'Count me #harbour',
    poll: { options: ['No', 'Yes'], minutes: 60 },
  });
  const about = { params: { postId: post.id } };
  await api.call('ada', likePost, about);
  await api.call('ada', repostPost, about);
  await api.call('ada', votePoll, { ...about, body: { choice: 1 } });
  await api.call('ada', follow, person('ines'));
  const reply = await api.write('ada', { text: 'A reply', replyTo: post.id, quoteOf: post.id });
  await api.call('ines', likePost, { params: { postId: reply.id } });
  expect(await done('verify')).toBe('Nothing wrong was found');
  const before = await api.call('ines', getPost, about);
  await api.pool.query(`
    UPDATE posts SET like_count = 7, repost_count = 7, reply_count = 7, quote_count = 7;
    UPDATE poll_options SET votes = 7;
    UPDATE members SET post_count = 70, following_count = 70, follower_count = 70;
    UPDATE totals SET amount = 7000;
    DELETE FROM handles WHERE handle = 'ines'; INSERT INTO handles SELECT 'nobody', id FROM members LIMIT 1;
    UPDATE accounts SET uid = 'stranger' WHERE uid = 'ada';
    INSERT INTO direct_pairs SELECT id, id, id FROM members;
    UPDATE reply_ranks SET rank = -9;
    UPDATE latest_items SET at = '-infinity';
    DELETE FROM tag_changes; UPDATE tags SET posts = 7`);
  const findings = await refused('verify');
  expect(findings.split('\n')).toHaveLength(15);
  expect(findings).toContain('numbers of likes of posts are wrong: run rebuild-counts');
  expect(await done('rebuild-counts')).toContain('likes of posts: ');
  expect(await done('verify')).toBe('Nothing wrong was found');
  const after = await api.call('ines', getPost, about);
  expect(after.counts).toEqual(before.counts);
  expect(after.poll).toEqual(before.poll);
  expect(after.revision).toBeGreaterThan(before.revision);
  expect((await api.call('ada', getMember, person('ines'))).counts.followers).toBe(1);
});

test('counts right beside members who write', async () => {
  const post = await api.write('ines', 'Everyone likes this');
  await api.pool.query('UPDATE posts SET like_count = 40 WHERE id = $1', [post.id]);
  const uids = Array.from({ length: 12 }, (_, index) => `fan${index}`);
  for (const uid of uids) await api.me(uid);
  const likes = uids.map((uid) => api.call(uid, likePost, { params: { postId: post.id } }));
  await Promise.all([...likes, done('rebuild-counts')]);
  expect((await api.call('ines', getPost, { params: { postId: post.id } })).counts.likes).toBe(12);
});

test('names lost rows, missing files, invalid indexes and migrations of another version', async () => {
  const { id } = await uploadPicture(
    api.request,
    'ines',
    await solidPicture(4, 4).png().toBuffer(),
    'image/png',
  );
  await unlink(join(api.mediaDir, id));
  await api.pool.query(`
    BEGIN; SET LOCAL session_replication_role = replica;
    INSERT INTO thread_mutes (member_id, root_id, created_at) SELECT id, id, now() FROM members WHERE handle = 'ines';
    COMMIT;
    UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'events_age'::regclass`);
  const findings = await refused('verify');
  expect(findings).toContain('1 rows of thread_mutes name rows that posts lacks');
  expect(findings).toContain('Index events_age is not valid: run REINDEX INDEX CONCURRENTLY events_age');
  expect(findings).toContain(`1 files are missing, such as media/${id}`);
  await api.pool.query(`
    UPDATE pg_index SET indisvalid = true WHERE indexrelid = 'events_age'::regclass;
    INSERT INTO migrations (name) VALUES ('9999-later');
    INSERT INTO contract_steps (migration, needs) VALUES ('9999-later', '9998-instead')`);
  expect(await refused('verify')).toBe(
    'Migration 9999-later has taken away what this version needs: start a newer one',
  );
  expect(await refused('rebuild-counts')).toContain('The database has migration 9999-later');
});

const resetLocalData = () =>
  resetDemo({
    db: openSql(api.pool),
    config: readConfig({ PLAZA_DATA: api.dataDir }),
    store: api.store,
    now: () => new Date(),
    operator: 'Wanda',
  });

test('replaces local data by the demo, in which nothing is wrong', async () => {
  await api.pool.query(`DELETE FROM contract_steps; DELETE FROM migrations WHERE name = '9999-later'`);
  await resetLocalData();
  const { rows } = await api.pool.query(`SELECT handle FROM members WHERE uid = 'demo-ines'`);
  expect(rows).toEqual([{ handle: 'ines' }]);
  expect(await done('verify')).toBe('Nothing wrong was found');
  expect(await done('audit')).toContain('Wanda  reset-demo');
});

test('replaces what a running service is writing, too', async () => {
  const countTag = (tx: Sql) =>
    tx.execute(sql`INSERT INTO tags (tag, label, posts) VALUES ('stray', 'Stray', 1)`);
  await besideOpenWrite(api, countTag, resetLocalData);
  expect(await done('verify')).toBe('Nothing wrong was found');
});
