import { sql, type SQL } from 'drizzle-orm';
import type { Access } from '@contract/operation';
import type { Problem } from '@contract/problem';
import { HttpProblem } from '../http/response/problem';

export interface Caller {
  id: string;
  handle: string;
  moderator: boolean;
  suspended: boolean;
  /** Of a suspended caller. */
  suspension?: NonNullable<Problem['suspension']>;
  /** The deletion of the account is requested. */
  leaving: boolean;
  followingCount: number;
  /** Position of the last write, where there is one. */
  lastWrite?: string;
  /** Makes the request without a token. */
  visitor?: boolean;
}

/** The caller of every request without a token; no member has the id. */
export const visitor: Caller = {
  id: '00000000-0000-0000-0000-000000000000',
  handle: '',
  moderator: false,
  suspended: false,
  leaving: false,
  followingCount: 0,
  visitor: true,
};

/** What decides the conditions of a query, beside the viewer's id. */
export interface Rights {
  moderator: boolean;
  visitor?: boolean;
}

export const rightsOf = ({ moderator, visitor = false }: Caller): Rights => ({ moderator, visitor });

/** `id` is a parameter, or a column when a query checks many viewers at once. */
export interface Viewer extends Rights {
  id: SQL;
}

export const viewerOf = (me: Caller): Viewer => ({ id: sql`${me.id}::uuid`, ...rightsOf(me) });

/**
 * Providers report sign-ins in whole seconds: a sign-in in the second of the sign-out stays valid, so that
 * members can sign in again at once.
 */
export const isSignInRevoked = (signedInAt: number, signedOutAt: Date | null): boolean =>
  signedOutAt !== null && signedInAt < Math.floor(signedOutAt.getTime() / 1000) * 1000;

/** Throws `deletion-pending`, `suspended` or `forbidden`. */
export function authorise(access: Access, me: Caller): void {
  if (access === 'anyone' || access === 'account') return;
  if (me.leaving) throw new HttpProblem('deletion-pending');
  if (me.suspended) throw new HttpProblem('suspended', me.suspension && { suspension: me.suspension });
  if (access === 'moderator' && !me.moderator) throw new HttpProblem('forbidden');
}

/**
 * Looks up one row for each row that is asked about. Without OFFSET, PostgreSQL turns NOT EXISTS into an anti join, expects
 * that one row remains, and reads and sorts a whole list for the first page.
 */
export const exists = (query: SQL): SQL => sql`EXISTS (${query} OFFSET 0)`;

export const isFollowed = (viewer: Viewer, target: SQL): SQL =>
  exists(sql`SELECT 1 FROM follows fo WHERE fo.member_id = ${viewer.id} AND fo.target_id = ${target}`);

/** Member `m` (a table alias) is neither suspended nor to be deleted. */
export const isActive = (m: SQL): SQL => sql`(${m}.suspended_at IS NULL AND ${m}.deletes_at IS NULL)`;

/** Visitors may read member `m`: neither approves followers nor has switched visitors off. */
const isOpenToVisitors = (m: SQL): SQL =>
  sql`(${isActive(m)} AND NOT ${m}.approves_followers AND ${m}.open_to_visitors)`;

/** Profile of member `m`, whether or not one has blocked the other. */
export const canSeeMember = (viewer: Viewer, m: SQL): SQL =>
  viewer.visitor ? isOpenToVisitors(m) : isActive(m);

const isInactive = (member: SQL): SQL => sql`SELECT 1 FROM members me
  WHERE me.id = ${member} AND (me.suspended_at IS NOT NULL OR me.deletes_at IS NOT NULL)`;

/** `member` is an id; for many rows: two partial indexes find the few members who are not active. */
export const byActiveMember = (member: SQL): SQL => sql`NOT EXISTS (${isInactive(member)})`;

/** Like `byActiveMember`, for hundreds of rows: one hashed set of the few members who are not active. */
export const outsideInactive = (member: SQL): SQL => sql`${member} NOT IN (
  SELECT me.id FROM members me WHERE me.suspended_at IS NOT NULL UNION ALL
  SELECT me.id FROM members me WHERE me.deletes_at IS NOT NULL)`;

/** Not blocked in either direction; `member` is an id. For many rows: one hashed set of all blocks. */
export const outsideBlocks = (viewer: Viewer, member: SQL): SQL => sql`${member} NOT IN (
  SELECT b1.target_id FROM blocks b1 WHERE b1.member_id = ${viewer.id} UNION ALL
  SELECT b2.member_id FROM blocks b2 WHERE b2.target_id = ${viewer.id})`;

/** Like `outsideBlocks`, and not muted. */
export const outsideBlocksAndMutes = (viewer: Viewer, member: SQL): SQL => sql`${member} NOT IN (
  SELECT mu.target_id FROM mutes mu WHERE mu.member_id = ${viewer.id} UNION ALL
  SELECT b1.target_id FROM blocks b1 WHERE b1.member_id = ${viewer.id} UNION ALL
  SELECT b2.member_id FROM blocks b2 WHERE b2.target_id = ${viewer.id})`;

/** In neither direction; `member` is an id. */
const withoutBlock = (viewer: Viewer, member: SQL): SQL => sql`
  NOT ${exists(sql`SELECT 1 FROM blocks b1 WHERE b1.member_id = ${viewer.id} AND b1.target_id = ${member}`)}
  AND NOT ${exists(sql`SELECT 1 FROM blocks b2 WHERE b2.member_id = ${member} AND b2.target_id = ${viewer.id}`)}`;

/** Neither suspended, to be deleted nor blocked in either direction; `member` is an id. */
export const notBlocked = (viewer: Viewer, member: SQL): SQL =>
  sql`NOT ${exists(isInactive(member))} AND ${withoutBlock(viewer, member)}`;

export const isMuted = (viewer: Viewer, member: SQL): SQL =>
  exists(sql`SELECT 1 FROM mutes mu WHERE mu.member_id = ${viewer.id} AND mu.target_id = ${member}`);

/** Mutes apply to feeds and notifications, not to profiles and threads. */
const notMuted = (viewer: Viewer, member: SQL): SQL => sql`NOT ${isMuted(viewer, member)}`;

const written = (p: SQL): SQL => sql`written_words(coalesce(${p}.content_warning || ' ', '') || ${p}.text)`;

/** `plain_words` of the post, in which "C++" and "C#" are other words than "C"; "a+b" stays two words. */
const signedWords = (p: SQL): SQL =>
  sql`plain_words(regexp_replace(${written(p)}, '([[:alnum:]])[+#](?![[:alnum:]])', '\\1' || chr(1), 'g'))`;

const hasWords = (words: SQL, w: SQL): SQL =>
  sql`strpos(' ' || ${words} || ' ', ' ' || ${w}.plain || ' ') > 0`;

/** Post `p` contains muted word `w`, or a row with the same columns `plain`, `bare` and `whole`. */
export const containsWord = (p: SQL, w: SQL): SQL => sql`
  CASE WHEN ${w}.bare IS NOT NULL THEN
    CASE WHEN strpos(${p}.plain, ${w}.bare) = 0 THEN false
    WHEN ${w}.whole THEN has_whole_word(${written(p)}, ${w}.plain)
    ELSE strpos(${written(p)}, ${w}.plain) > 0 END
  WHEN ${w}.whole THEN CASE WHEN ${hasWords(sql`${p}.plain`, w)} THEN ${hasWords(signedWords(p), w)} ELSE false END
  ELSE strpos(${p}.plain, ${w}.plain) > 0 END`;

const mutedBy = (viewer: Viewer): SQL =>
  sql`mw.member_id = ${viewer.id} AND (mw.until IS NULL OR mw.until > now())`;

export const hasMutedWord = (viewer: Viewer, text: SQL): SQL => sql`EXISTS (
  SELECT 1 FROM muted_words mw,
    (SELECT plain_words(${text}) AS plain, ${text} AS text, NULL::text AS content_warning) t
  WHERE ${mutedBy(viewer)} AND ${containsWord(sql`t`, sql`mw`)})`;

/** Checks post `p` and the post it quotes. Own posts always match. */
export const withoutMutedWords = (viewer: Viewer, p: SQL): SQL => sql`
  (${p}.author_id = ${viewer.id} OR NOT EXISTS (
    SELECT 1 FROM muted_words mw WHERE ${mutedBy(viewer)}
      AND (${containsWord(p, sql`mw`)} OR EXISTS (
        SELECT 1 FROM posts qp WHERE qp.id = ${p}.quote_of AND qp.author_id <> ${viewer.id}
          AND ${containsWord(sql`qp`, sql`mw`)}))))`;

/** Not deleted, and not hidden except for moderators. */
export const isPublished = (viewer: Viewer, p: SQL): SQL =>
  viewer.moderator ? sql`${p}.deleted_at IS NULL` : sql`${p}.deleted_at IS NULL AND ${p}.hidden_at IS NULL`;

/** Public, own, or by a followed member. */
export const inAudience = (viewer: Viewer, p: SQL): SQL => sql`
  (${p}.audience = 'public' OR ${p}.author_id = ${viewer.id} OR ${isFollowed(viewer, sql`${p}.author_id`)})`;

/** Authors see their own hidden posts. */
const isOwnHidden = (viewer: Viewer, p: SQL): SQL =>
  sql`(${p}.author_id = ${viewer.id} AND ${p}.deleted_at IS NULL)`;

const isWithinReach = (viewer: Viewer, p: SQL): SQL =>
  sql`((${isPublished(viewer, p)} OR ${isOwnHidden(viewer, p)}) AND ${inAudience(viewer, p)})`;

const canVisitorRead = (p: SQL): SQL => sql`
  (${p}.audience = 'public' AND ${p}.deleted_at IS NULL AND ${p}.hidden_at IS NULL AND ${exists(sql`
    SELECT 1 FROM members vm WHERE vm.id = ${p}.author_id AND ${isOpenToVisitors(sql`vm`)}`)})`;

/** Says the same of a post that is deleted, that never was, and that the caller may not read. */
export const postNotFound = (): HttpProblem =>
  new HttpProblem('not-found', { detail: 'The post was deleted, or you cannot see it.' });

/** Every query that returns posts must contain this condition. */
export const canRead = (viewer: Viewer, p: SQL): SQL =>
  viewer.visitor
    ? canVisitorRead(p)
    : sql`(${isWithinReach(viewer, p)} AND ${notBlocked(viewer, sql`${p}.author_id`)})`;

/** Like `canRead`, where the query has read the author `a` (a table alias): no author is looked up. */
export const canReadOf = (viewer: Viewer, p: SQL, a: SQL): SQL =>
  viewer.visitor
    ? canVisitorRead(p)
    : sql`(${isWithinReach(viewer, p)} AND ${isActive(a)} AND ${withoutBlock(viewer, sql`${a}.id`)})`;

/** Public post `p` fits the front of the square: no reply, no warning, no report that waits for a moderator. */
export const canAppearInSquare = (p: SQL): SQL => sql`
  (${p}.reply_to IS NULL AND ${p}.content_warning IS NULL AND ${canVisitorRead(p)} AND NOT ${exists(sql`
    SELECT 1 FROM reports sr WHERE sr.post_id = ${p}.id AND sr.closed_at IS NULL`)})`;

/** The post that `p` quotes; null once its author has blocked the author of `p`, for every reader. */
export const attachedQuote = (p: SQL): SQL => sql`(
  SELECT aq.id FROM posts aq WHERE aq.id = ${p}.quote_of AND NOT EXISTS (
    SELECT 1 FROM blocks bq WHERE bq.member_id = aq.author_id AND bq.target_id = ${p}.author_id))`;

/** Like `canRead`, whether or not one has blocked the other: a block is no way out of a report. */
export const canReport = (viewer: Viewer, p: SQL): SQL =>
  sql`(${isWithinReach(viewer, p)} AND ${byActiveMember(sql`${p}.author_id`)})`;

/** Hidden posts cannot change while moderators decide; throws `forbidden`. */
export function assertNotHidden(hidden: boolean): void {
  if (!hidden) return;
  throw new HttpProblem('forbidden', {
    detail:
      'Moderators have hidden this post. It cannot be edited, pinned or deleted until they show it again.',
  });
}

/** Readable and not hidden, by an author the viewer has not muted, without muted words. */
export const canAppearInFeed = (viewer: Viewer, p: SQL): SQL => sql`
  (${p}.hidden_at IS NULL AND ${canRead({ ...viewer, moderator: false }, p)} AND ${notMuted(viewer, sql`${p}.author_id`)}
   AND ${withoutMutedWords(viewer, p)})`;

/** Like `canAppearInFeed`, for hundreds of rows: compares with sets instead of looking up each author. */
export const canAppearInRanking = (viewer: Viewer, p: SQL): SQL => sql`
  (${p}.hidden_at IS NULL AND ${isWithinReach({ ...viewer, moderator: false }, p)}
   AND ${outsideInactive(sql`${p}.author_id`)} AND ${outsideBlocksAndMutes(viewer, sql`${p}.author_id`)}
   AND ${withoutMutedWords(viewer, p)})`;
