import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MemberCard } from '@contract/member/member';
import type { PickReason, PickReasonKind } from '@contract/feed/pick-reason';
import { literal } from '../../db/sql';
import { followedAmong } from './many-follows';
import { isFollowed, outsideBlocksAndMutes, outsideInactive, type Viewer } from '../policies';

/** Newest likes and reposts of one pick, and followers of its author, among which followed members are looked for. */
const NEWEST = 50;
const NEWEST_FOLLOWERS = 20;
const MAX_MEMBERS = 2;
/** Own posts whose tags count as used. */
const OWN_POSTS = 30;
const NEWCOMER_DAYS = 14;
/** Likes, reposts and replies of a popular post. */
const POPULAR = 8;

export const ReasonRow = z.object({
  own: z.boolean(),
  followed: z.boolean(),
  newcomer: z.boolean(),
  attention: z.int(),
  followedTag: z.nullable(z.string()),
  tag: z.nullable(z.string()),
  people: z.nullable(
    z.array(z.object({ kind: z.enum(['reposted', 'liked', 'network']), count: z.int(), member: MemberCard })),
  ),
});
type ReasonRow = z.infer<typeof ReasonRow>;

/**
 * CTE `own_tags` (tag): tags of the viewer's latest posts. CTE `known`: followed members who reposted or liked the
 * posts of CTE `page` (id, author_id), or follow their authors whom the viewer does not follow; without members that the
 * viewer muted, blocked or is blocked by. `many` says whether the viewer follows so many that they are looked up.
 */
export const knownPeople = (viewer: Viewer, many: boolean): SQL => sql`
  own_tags AS MATERIALIZED (
    SELECT DISTINCT u.tag FROM post_tags u WHERE u.post_id IN (
      SELECT o.id FROM posts o WHERE o.author_id = ${viewer.id} AND o.deleted_at IS NULL
      ORDER BY o.created_at DESC LIMIT ${literal(OWN_POSTS)})),
  marks AS MATERIALIZED (
    SELECT page.id AS post_id, s.* FROM page CROSS JOIN LATERAL (
      (SELECT 'reposted' AS kind, r.member_id, r.created_at AS at FROM reposts r
       WHERE r.post_id = page.id ORDER BY r.created_at DESC LIMIT ${literal(NEWEST)})
      UNION ALL
      (SELECT 'liked', l.member_id, l.created_at FROM likes l
       WHERE l.post_id = page.id ORDER BY l.created_at DESC, l.member_id DESC LIMIT ${literal(NEWEST)})
      UNION ALL
      (SELECT 'network', n.member_id, n.created_at FROM follows n
       WHERE n.target_id = page.author_id AND NOT ${isFollowed(viewer, sql`page.author_id`)}
       ORDER BY n.created_at DESC, n.member_id DESC LIMIT ${literal(NEWEST_FOLLOWERS)})) s
    WHERE s.member_id <> page.author_id AND page.author_id <> ${viewer.id}),
  known AS MATERIALIZED (
    SELECT s.*, row_number() OVER (PARTITION BY s.post_id, s.kind ORDER BY s.at DESC, s.member_id) AS place,
      count(*) OVER (PARTITION BY s.post_id, s.kind)::int AS count
    FROM marks s WHERE s.member_id IN (${
      many
        ? followedAmong(viewer.id, sql`SELECT m.member_id FROM marks m`)
        : sql`SELECT f.target_id FROM follows f WHERE f.member_id = ${viewer.id}`
    })
    AND ${outsideBlocksAndMutes(viewer, sql`s.member_id`)} AND ${outsideInactive(sql`s.member_id`)})`;

/** Members who joined later are newcomers. */
export const newcomersSince = (now: Date): Date => new Date(now.getTime() - NEWCOMER_DAYS * 86_400_000);

/** The row of `ReasonRow` for row `p` of CTE `page` (id, author_id, attention) by member `a`. */
export const reasonColumns = (viewer: Viewer, newcomerSince: SQL): SQL => sql`
  p.author_id = ${viewer.id} AS own, ${isFollowed(viewer, sql`p.author_id`)} AS followed,
  a.created_at > ${newcomerSince}::timestamptz AS newcomer,
  p.attention::int AS attention,
  (SELECT min(t.label) FROM post_tags t JOIN tag_follows tf ON tf.member_id = ${viewer.id} AND tf.tag = t.tag
   WHERE t.post_id = p.id) AS "followedTag",
  (SELECT min(t.label) FROM post_tags t WHERE t.post_id = p.id AND t.tag IN (SELECT o.tag FROM own_tags o)) AS tag,
  (SELECT json_agg(json_build_object('kind', k.kind, 'count', k.count, 'member', json_build_object(
     'id', m.id, 'handle', m.handle, 'name', m.name, 'avatarUrl', m.avatar_url)) ORDER BY k.place)
   FROM known k JOIN members m ON m.id = k.member_id
   WHERE k.post_id = p.id AND k.place <= ${literal(MAX_MEMBERS)}) AS people`;

function byPeople(kind: PickReasonKind, people: ReasonRow['people']): PickReason | null {
  const found = (people ?? []).filter((person) => person.kind === kind);
  const [first] = found;
  return first ? { kind, members: found.map(({ member }) => member), count: first.count, tag: null } : null;
}

const plain = (kind: PickReasonKind, tag: string | null = null): PickReason => ({
  kind,
  members: [],
  count: 0,
  tag,
});

export function reasonOf(row: ReasonRow): PickReason {
  if (row.own) return plain('own');
  const mark = byPeople('reposted', row.people) ?? byPeople('liked', row.people);
  if (mark) return mark;
  if (row.followed) return plain('followed');
  if (row.followedTag !== null) return plain('followed-tag', row.followedTag);
  if (row.tag !== null) return plain('tag', row.tag);
  const network = byPeople('network', row.people);
  if (network) return network;
  if (row.newcomer) return plain('newcomer');
  return plain(row.attention >= POPULAR ? 'popular' : 'recent');
}
