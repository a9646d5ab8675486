import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { DecisionAction } from '@contract/moderation/decision-action';
import type { DecisionInput } from '@contract/moderation/moderation';
import { decisions } from '../../db/schema/moderation';
import { lockModeration } from '../../db/lock';
import { queryRows, type Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import { emitEvents } from '../../live/emit-events';
import type { Caller } from '../policies';
import { HttpProblem } from '../../http/response/problem';
import { notifyDecision } from '../notification/notify';
import { normaliseLines } from '../text';
import { closeAppeals } from './close-appeals';
import { updatePostCounts, incrementPostCount, setCounted } from '../post/post';

/** The moderator's reason and note. */
export type Grounds = DecisionInput;

export const DecisionSubject = z.object({
  memberId: z.string(),
  postId: z.nullable(z.string()),
  messageId: z.optional(z.nullable(z.string())),
});
type DecisionSubject = z.infer<typeof DecisionSubject>;

/** A moderator, or null for an operator and for the service itself. */
export interface Decider {
  id: string | null;
}

/** Logs a decision and notifies the member concerned, except for decisions about the queue itself. */
export async function recordDecision(
  db: Sql,
  me: Decider,
  now: Date,
  action: DecisionAction,
  { memberId, postId, messageId, reason, note }: DecisionSubject & Grounds,
): Promise<void> {
  const about = { memberId, postId };
  await db.insert(decisions).values({
    id: makeId(now),
    moderatorId: me.id,
    action,
    at: now,
    ...about,
    messageId: messageId ?? null,
    reason: reason ?? null,
    note: normaliseLines(note ?? ''),
  });
  if (action !== 'dismiss' && action !== 'reopen') await notifyDecision(db, now, { action, ...about });
}

/** Closes the open reports of the post or message or, without either, every open report about the member. */
export const closeReports = (
  db: Sql,
  me: Decider,
  now: Date,
  action: DecisionAction,
  { memberId, postId, messageId = null }: DecisionSubject,
): Promise<unknown> => {
  const aboutPost = postId === null ? sql`member_id = ${memberId}` : sql`post_id = ${postId}`;
  return db.execute(sql`
    UPDATE reports SET closed_at = ${now}, closed_by = ${me.id}, action = ${action}, claimed_by = NULL, claimed_at = NULL
    WHERE closed_at IS NULL AND ${messageId === null ? aboutPost : sql`message_id = ${messageId}`}`);
};

export type Decide = (db: Sql, me: Caller, now: Date, input: Grounds & { id: string }) => Promise<void>;

const ModeratedPostRow = z.object({
  id: z.string(),
  authorId: z.string(),
  replyTo: z.nullable(z.string()),
  quoteOf: z.nullable(z.string()),
  hidden: z.boolean(),
  counted: z.boolean(),
});

/** Any post that is not deleted, readable by the moderator or not. */
async function lockPost(db: Sql, id: string): Promise<z.infer<typeof ModeratedPostRow>> {
  const [row] = await queryRows(
    db,
    ModeratedPostRow,
    sql`SELECT p.id, p.author_id AS "authorId", p.reply_to AS "replyTo", p.quote_of AS "quoteOf",
          p.hidden_at IS NOT NULL AS hidden, p.counted
        FROM posts p WHERE p.id = ${id} AND p.deleted_at IS NULL FOR NO KEY UPDATE`,
  );
  if (!row) throw new HttpProblem('not-found');
  return row;
}

/** Throws `forbidden` for an own post that another moderator has hidden. */
async function assertNotOwnMatter(db: Sql, me: Caller, post: z.infer<typeof ModeratedPostRow>) {
  if (post.authorId !== me.id || !post.hidden) return;
  const [last] = await queryRows(
    db,
    z.object({ isOwn: z.boolean() }),
    sql`SELECT d.moderator_id IS NOT DISTINCT FROM ${me.id}::uuid AS "isOwn" FROM decisions d
        WHERE d.post_id = ${post.id} AND d.action = 'hide' ORDER BY d.at DESC, d.id DESC LIMIT 1`,
  );
  if (last?.isOwn) return;
  throw new HttpProblem('forbidden', {
    detail: 'Another moderator has hidden your post. You cannot show it again yourself.',
  });
}

/** Also updates the counts of the author, the parent and the quoted post. */
async function setHidden(
  db: Sql,
  me: Caller,
  now: Date,
  { id, hide, ...grounds }: Grounds & { id: string; hide: boolean },
): Promise<void> {
  await lockModeration(db);
  const post = await lockPost(db, id);
  const action = hide ? 'hide' : 'unhide';
  const about = { memberId: post.authorId, postId: id };
  if (!hide) await assertNotOwnMatter(db, me, post);
  if (!hide) await closeAppeals(db, { ...about, now, moderatorId: me.id, outcome: 'granted' });
  if (hide) await closeReports(db, me, now, action, about);
  if (post.hidden === hide) return;
  await setCounted(db, post, !hide);
  await updatePostCounts(db, id, sql`hidden_at = ${hide ? now : null}`);
  await incrementPostCount(db, post.authorId, hide ? -1 : 1);
  await emitEvents(db, [{ kind: hide ? 'removed' : 'edit', subject: id }]);
  await recordDecision(db, me, now, action, { ...about, ...grounds });
}

export const hidePost: Decide = (db, me, now, input) => setHidden(db, me, now, { ...input, hide: true });
export const unhidePost: Decide = (db, me, now, input) => setHidden(db, me, now, { ...input, hide: false });
