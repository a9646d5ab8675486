import { sql } from 'drizzle-orm';
import { MemberCard } from '@contract/member/member';
import type { Suggestion, SuggestionCause } from '@contract/member/profile';
import * as z from 'zod/mini';
import { makeId } from '../../db/id';
import { literal, queryRows, type Sql } from '../../db/sql';
import { cardColumns, cardOf, CardRow } from '../member/member-card';
import { isActive, outsideBlocksAndMutes, viewerOf, type Caller } from '../policies';
import { postsOfFollowedTags } from '../tag-follow/tag-follow';

const SUGGESTIONS = 10;
/** Followed members that are asked, and follows of each: 2,500 rows at most. */
const FRIENDS = 50;
/** A follower of the caller ranks like a member followed by two members the caller follows. */
const FOLLOWS_BACK_WEIGHT = 2;
/** So does a member who writes about a followed tag. */
const WRITES_ABOUT_WEIGHT = 2;
/** Members who joined last that are considered. */
const NEWCOMERS = 10;
const RECENT_DAYS = 30;

const SuggestionRow = z.extend(CardRow, {
  followsMe: z.boolean(),
  tag: z.nullable(z.string()),
  through: z.int(),
  friend: z.nullable(MemberCard),
  isNew: z.boolean(),
  approvesFollowers: z.boolean(),
});

function causeOf({ followsMe, tag, through, friend, isNew }: z.infer<typeof SuggestionRow>): SuggestionCause {
  const none = { tag: null, friend: null, others: 0 };
  if (followsMe) return { ...none, kind: 'follows-you' };
  if (tag !== null) return { ...none, kind: 'writes-about', tag };
  if (friend !== null) return { ...none, kind: 'followed-by', friend, others: through - 1 };
  return { ...none, kind: isNew ? 'new' : 'popular' };
}

const wordings = {
  'follows-you': () => 'Follows you',
  'writes-about': ({ tag }) => `Writes about #${tag}`,
  'followed-by': ({ friend, others }) =>
    others === 0
      ? `Followed by ${friend?.name}`
      : `Followed by ${friend?.name} and ${others} ${others === 1 ? 'other' : 'others'} you follow`,
  new: () => 'New here',
  popular: () => 'Followed by many',
} as const satisfies Record<SuggestionCause['kind'], (cause: SuggestionCause) => string>;

/**
 * Members the caller does not follow: friends of friends, followers and authors of followed tags first, then the most
 * followed and the newest.
 */
export async function listSuggestions(db: Sql, me: Caller, now: Date): Promise<Suggestion[]> {
  const viewer = viewerOf(me);
  const since = new Date(now.getTime() - RECENT_DAYS * 86_400_000);
  const rows = await queryRows(
    db,
    SuggestionRow,
    sql`WITH mine AS MATERIALIZED (
          SELECT f.target_id AS id, m.name FROM follows f JOIN members m ON m.id = f.target_id
          WHERE f.member_id = ${me.id} AND ${isActive(sql`m`)} LIMIT ${literal(FRIENDS)}),
        near AS (
          SELECT f.id, count(*)::int AS through, (array_agg(mine.id ORDER BY mine.name, mine.id))[1] AS friend
          FROM mine CROSS JOIN LATERAL (
            SELECT fo.target_id AS id FROM follows fo WHERE fo.member_id = mine.id LIMIT ${literal(FRIENDS)}) f
          GROUP BY f.id ORDER BY through DESC LIMIT 200),
        writers AS (
          SELECT p.author_id AS id, mode() WITHIN GROUP (ORDER BY t.tag) AS tag
          FROM (${postsOfFollowedTags(viewer.id, sql`${makeId(since)}`)}) t JOIN posts p ON p.id = t.id
          WHERE p.audience = 'public' AND p.deleted_at IS NULL AND p.hidden_at IS NULL GROUP BY p.author_id),
        top AS (SELECT id FROM members WHERE ${isActive(sql`members`)}
          ORDER BY follower_count DESC, handle DESC LIMIT 50),
        newest AS (SELECT id FROM members WHERE ${isActive(sql`members`)} AND created_at > ${since}
          ORDER BY created_at DESC, handle DESC LIMIT ${literal(NEWCOMERS)}),
        back AS (SELECT member_id AS id FROM follows WHERE target_id = ${me.id} LIMIT 200)
        SELECT ${cardColumns(sql`m`)}, coalesce(near.through, 0) AS through, back.id IS NOT NULL AS "followsMe",
          (SELECT pt.label FROM post_tags pt WHERE pt.tag = writers.tag ORDER BY pt.post_id DESC LIMIT 1) AS tag,
          (SELECT json_build_object('id', fr.id, 'handle', fr.handle, 'name', fr.name, 'avatarUrl', fr.avatar_url)
           FROM members fr WHERE fr.id = near.friend) AS friend,
          m.created_at > ${since} AS "isNew", m.approves_followers AS "approvesFollowers"
        FROM (SELECT id FROM near UNION SELECT id FROM writers UNION SELECT id FROM top UNION SELECT id FROM newest
          UNION SELECT id FROM back) c
        JOIN members m ON m.id = c.id LEFT JOIN near ON near.id = c.id LEFT JOIN writers ON writers.id = c.id
          LEFT JOIN back ON back.id = c.id
        WHERE m.id <> ${me.id}
          AND NOT EXISTS (SELECT 1 FROM follows own WHERE own.member_id = ${me.id} AND own.target_id = m.id)
          AND ${isActive(sql`m`)} AND ${outsideBlocksAndMutes(viewer, sql`m.id`)}
        ORDER BY coalesce(near.through, 0) + CASE WHEN back.id IS NULL THEN 0 ELSE ${FOLLOWS_BACK_WEIGHT} END
            + CASE WHEN writers.id IS NULL THEN 0 ELSE ${WRITES_ABOUT_WEIGHT} END DESC,
          m.follower_count DESC, m.id LIMIT ${literal(SUGGESTIONS)}`,
  );
  return rows.map((row) => {
    const cause = causeOf(row);
    return {
      member: cardOf(row),
      cause,
      reason: wordings[cause.kind](cause).slice(0, 120),
      approvesFollowers: row.approvesFollowers,
    };
  });
}
