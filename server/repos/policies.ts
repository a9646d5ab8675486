import { sql, type SQL } from 'drizzle-orm';
import type { Access } from '@contract/operation';
import { HttpProblem } from '../http/problem';

/** The signed-in member a call is answered for. */
export interface Caller {
  id: string;
  handle: string;
  moderator: boolean;
  suspended: boolean;
}

/** Who looks: an id as a parameter, or a column where many viewers are asked about at once. */
export interface Viewer {
  id: SQL;
  moderator: boolean;
}

export const viewerOf = (me: Caller): Viewer => ({ id: sql`${me.id}::uuid`, moderator: me.moderator });

/**
 * A sign-in that was ended by signing out everywhere. Providers tell its moment in whole seconds: one of the same
 * second counts as later, so that nobody is kept from coming back at once.
 */
export const isSignInRevoked = (signedInAt: number, signedOutAt: Date | null): boolean =>
  signedOutAt !== null && signedInAt < Math.floor(signedOutAt.getTime() / 1000) * 1000;

/** May this member call an operation of this access at all? Throws. */
export function authorise(access: Access, me: Caller): void {
  if (access !== 'anyone' && me.suspended) throw new HttpProblem('suspended');
  if (access === 'moderator' && !me.moderator) throw new HttpProblem('forbidden');
}

const follows = (viewer: SQL, target: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM follows fo WHERE fo.member_id = ${viewer} AND fo.target_id = ${target})`;

/** The person behind `member` (an id) is there for the viewer: not suspended, and neither has blocked the other. */
export const notBlocked = (viewer: Viewer, member: SQL): SQL => sql`
  NOT EXISTS (SELECT 1 FROM members me WHERE me.id = ${member} AND me.suspended_at IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM blocks b1 WHERE b1.member_id = ${viewer.id} AND b1.target_id = ${member})
  AND NOT EXISTS (SELECT 1 FROM blocks b2 WHERE b2.member_id = ${member} AND b2.target_id = ${viewer.id})`;

/** The viewer has not muted `member`. Mutes hold in feeds and notifications, not on a profile or in a thread. */
export const notMuted = (viewer: Viewer, member: SQL): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM mutes mu WHERE mu.member_id = ${viewer.id} AND mu.target_id = ${member})`;

/** Text `words` (of `plain_words`) stands in post `p`, as whole words or anywhere. */
export const containsWords = (p: SQL, words: SQL, whole: SQL): SQL => sql`
  CASE WHEN ${whole} THEN strpos(' ' || ${p}.plain || ' ', ' ' || ${words} || ' ') > 0
  ELSE strpos(${p}.plain, ${words}) > 0 END`;

/** No muted word of the viewer stands in post `p` or in what it quotes. Nobody hides their own posts from themselves. */
export const withoutMutedWords = (viewer: Viewer, p: SQL): SQL => sql`
  (${p}.author_id = ${viewer.id} OR NOT EXISTS (
    SELECT 1 FROM muted_words mw WHERE mw.member_id = ${viewer.id} AND (mw.until IS NULL OR mw.until > now())
      AND (${containsWords(p, sql`mw.plain`, sql`mw.whole`)} OR EXISTS (
        SELECT 1 FROM posts qp WHERE qp.id = ${p}.quote_of AND qp.author_id <> ${viewer.id}
          AND ${containsWords(sql`qp`, sql`mw.plain`, sql`mw.whole`)}))))`;

/** Post `p` (a table alias) stands: not deleted, and not hidden except for moderators. */
export const isPublished = (viewer: Viewer, p: SQL): SQL =>
  viewer.moderator ? sql`${p}.deleted_at IS NULL` : sql`${p}.deleted_at IS NULL AND ${p}.hidden_at IS NULL`;

/** Post `p` is meant for the viewer: public, an own one, or of somebody they follow. */
export const inAudience = (viewer: Viewer, p: SQL): SQL => sql`
  (${p}.audience = 'public' OR ${p}.author_id = ${viewer.id} OR ${follows(viewer.id, sql`${p}.author_id`)})`;

/** Post `p` is an own one that moderators have hidden: its author sees that, and nobody else sees the post. */
const isOwnHidden = (viewer: Viewer, p: SQL): SQL =>
  sql`(${p}.author_id = ${viewer.id} AND ${p}.deleted_at IS NULL)`;

/** Everything that decides whether a viewer may know of post `p`. Every query that answers with posts holds this. */
export const canRead = (viewer: Viewer, p: SQL): SQL => sql`
  ((${isPublished(viewer, p)} OR ${isOwnHidden(viewer, p)}) AND ${inAudience(viewer, p)} AND ${notBlocked(viewer, sql`${p}.author_id`)})`;

/** A post that moderators have hidden waits as it is for what they decide next; throws `forbidden`. */
export function assertNotHidden(hidden: boolean): void {
  if (!hidden) return;
  throw new HttpProblem('forbidden', {
    detail: 'Moderators have hidden this post. It cannot be changed, pinned or deleted meanwhile.',
  });
}

/** A post in a feed: standing and readable, its author is not muted, and no muted word stands in it. */
export const canAppearInFeed = (viewer: Viewer, p: SQL): SQL => sql`
  (${p}.hidden_at IS NULL AND ${canRead({ ...viewer, moderator: false }, p)} AND ${notMuted(viewer, sql`${p}.author_id`)}
   AND ${withoutMutedWords(viewer, p)})`;

/** The member it is for wants to be told of notices such as `n`. */
const wantsKind = (viewer: Viewer, n: SQL): SQL => sql`
  NOT EXISTS (SELECT 1 FROM members qm WHERE qm.id = ${viewer.id} AND ${n}.kind = ANY(qm.quiet_kinds))`;

/**
 * Row `n` (a table alias) of notifications may be shown to the member it is for. What moderators decided is told
 * of a post that is hidden, too.
 */
export const canNotify = (viewer: Viewer, n: SQL): SQL => sql`
  (${n}.kind = 'moderation' OR ${wantsKind(viewer, n)}
   AND ${notBlocked(viewer, sql`${n}.actor_id`)} AND ${notMuted(viewer, sql`${n}.actor_id`)} AND
  (${n}.post_id IS NULL OR EXISTS (
    SELECT 1 FROM posts np WHERE np.id = ${n}.post_id AND ${isPublished(viewer, sql`np`)} AND ${canRead(viewer, sql`np`)}
      AND ${withoutMutedWords(viewer, sql`np`)})))`;
