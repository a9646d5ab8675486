import { sql, type SQL } from 'drizzle-orm';
import type { MemberCard } from '@contract/member';
import type { Notification, NotificationKind } from '@contract/notification';
import { isoInstant, rowsOf, type Sql } from '../db/sql';
import { noticeable, viewerOf, type Caller, type Viewer } from '../policies';
import { afterPlace, cutPage, type Place } from './paged';
import type { Slice } from './post-list';

/** Older notices are not shown. */
const DAYS = 90;
const EXCERPT = 140;

interface GroupRow extends Place {
  kind: NotificationKind;
  postId: string | null;
  excerpt: string | null;
  actorCount: number;
  actors: MemberCard[];
  read: boolean;
}

const marker = (member: SQL): SQL => sql`coalesce(
  (SELECT rm.at FROM read_markers rm WHERE rm.member_id = ${member} AND rm.list = 'notifications'),
  '-infinity'::timestamptz)`;

/** Number of unread groups of each of the members, all of them present. */
export async function countUnread(db: Sql, memberIds: readonly string[]): Promise<Map<string, number>> {
  const viewer: Viewer = { id: sql`v.id`, moderator: false };
  const rows = await rowsOf<{ id: string; unread: number }>(
    db,
    sql`SELECT v.id, count(DISTINCT n.group_key)::int AS unread
        FROM unnest(${sql.param([...memberIds])}::uuid[]) AS v (id)
        JOIN notifications n ON n.member_id = v.id AND n.at > ${marker(sql`v.id`)}
          AND n.at > now() - ${`${DAYS} days`}::interval AND ${noticeable(viewer)}
        GROUP BY v.id`,
  );
  const found = new Map(rows.map((row) => [row.id, row.unread]));
  return new Map(memberIds.map((id) => [id, found.get(id) ?? 0]));
}

const groups = (me: Caller, kind: NotificationKind | undefined, until: string): SQL => sql`
  SELECT n.group_key, n.kind, n.post_id, max(n.at) AS at, (array_agg(n.id ORDER BY n.at DESC, n.id DESC))[1] AS id,
    count(*)::int AS "actorCount", (array_agg(n.actor_id ORDER BY n.at DESC, n.id DESC))[1:3] AS actor_ids
  FROM notifications n
  WHERE n.member_id = ${me.id} AND n.at <= ${until}::timestamptz
    AND n.at > ${until}::timestamptz - ${`${DAYS} days`}::interval
    AND ${kind === undefined ? sql`true` : sql`n.kind = ${kind}`} AND ${noticeable(viewerOf(me))}
  GROUP BY n.group_key, n.kind, n.post_id`;

/** What happened, grouped, the latest first. The first page fixes the moment, so that groups do not move meanwhile. */
export async function listNotifications(
  db: Sql,
  me: Caller,
  now: Date,
  { kind, paging, limit }: Slice & { kind: NotificationKind | undefined },
): Promise<{ items: Notification[]; nextCursor: string | null; unread: number }> {
  const until = paging.after?.[2] ?? now.toISOString();
  const found = await rowsOf<GroupRow>(
    db,
    sql`SELECT g.id, g.kind, g.at, g.post_id AS "postId", g."actorCount", g.at <= ${marker(sql`${me.id}`)} AS read,
          (SELECT left(coalesce(p.content_warning, p.text), ${EXCERPT}) FROM posts p WHERE p.id = g.post_id) AS excerpt,
          (SELECT json_agg(json_build_object('id', m.id, 'handle', m.handle, 'name', m.name, 'avatarUrl', m.avatar_url)
             ORDER BY array_position(g.actor_ids, m.id))
           FROM members m WHERE m.id = ANY(g.actor_ids)) AS actors
        FROM (${groups(me, kind, until)}) g WHERE ${afterPlace(paging, sql`g.at`, sql`g.id`)}
        ORDER BY g.at DESC, g.id DESC LIMIT ${limit + 1}`,
  );
  const { rows, nextCursor } = cutPage(found, limit, paging, (row) => [isoInstant(row.at), row.id, until]);
  const unread = await countUnread(db, [me.id]);
  return {
    items: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      at: isoInstant(row.at),
      read: row.read,
      actors: row.actors,
      actorCount: row.actorCount,
      post: row.postId === null ? null : { id: row.postId, excerpt: row.excerpt ?? '' },
    })),
    nextCursor,
    unread: unread.get(me.id) ?? 0,
  };
}

/** Marks everything up to a moment as read; the mark never moves back, and never into the future. */
export async function readNotifications(db: Sql, me: Caller, now: Date, upTo: Date): Promise<void> {
  const at = upTo > now ? now : upTo;
  await db.execute(sql`
    INSERT INTO read_markers (member_id, list, at) VALUES (${me.id}, 'notifications', ${at})
    ON CONFLICT (member_id, list) DO UPDATE SET at = greatest(read_markers.at, excluded.at)`);
}
