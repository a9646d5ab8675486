import { sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { votePoll } from '@contract/post/post-interaction';
import { openSql, type Sql } from '@server/db/sql';
import { removePosts } from '@server/repos/member/remove-posts';
import { besideOpenWrite } from '../../../support/service/beside-open-write';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();

const lockPost = (id: string) => (tx: Sql) =>
  tx.execute(sql`SELECT 1 FROM posts WHERE id = ${id} FOR NO KEY UPDATE`);

/** Fails where a transaction that waits for this one holds the rows, before PostgreSQL looks for a deadlock. */
const lockAtOnce = async (tx: Sql, rows: SQL) => {
  await tx.execute(sql`SET LOCAL lock_timeout = '500ms'`);
  await tx.execute(sql`SELECT 1 FROM ${rows} FOR NO KEY UPDATE`);
};

test('a vote waits for the post before it holds an option', async () => {
  const { id } = await api.write('ines', { text: 'Which?', poll: { options: ['A', 'B'], minutes: 60 } });
  await api.me('ada');
  const vote = () => api.call('ada', votePoll, { params: { postId: id }, body: { choice: 1 } });
  const lockOptions = (tx: Sql) => lockAtOnce(tx, sql`poll_options WHERE post_id = ${id}`);
  await expect(besideOpenWrite(api, lockPost(id), vote, lockOptions)).resolves.toBeUndefined();
});

test.each([
  ['a reply', 'replyTo'],
  ['a quote', 'quoteOf'],
] as const)('the removal of a post waits for %s before it holds the post', async (_, reference) => {
  const post = await api.write('leaving', 'Soon gone');
  const later = await api.write('ada', { text: 'Later', [reference]: post.id });
  const remove = () => removePosts(openSql(api.pool), post.author.id, new Date());
  const lockRemoved = (tx: Sql) => lockAtOnce(tx, sql`posts WHERE id = ${post.id}`);
  await expect(besideOpenWrite(api, lockPost(later.id), remove, lockRemoved)).resolves.toBeUndefined();
});

test('logs no errors', () => expect(api.faults).toEqual([]));
