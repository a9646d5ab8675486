import { sql, type SQL } from 'drizzle-orm';
import type { MemberCard } from '@contract/member';
import type { DecisionAction } from '@contract/decision';
import type { Notification, NotificationKind, NotificationSettings } from '@contract/notification';
import { idList, isoInstant, rowsOf, type Sql } from '../../db/sql';
import { emitEvents } from '../../live/emit-events';
import { canNotify, viewerOf, type Caller, type Viewer } from '../policies';
import { afterKeyset, toPage, type Keyset } from '../keyset';
import type { PageRequest } from '../post/post-list';

/** Older notices are not shown. */
const DAYS = sql`interval '90 days'`;
/** Notices looked at, at most, for one number. */
const MAX_SCANNED = 500;
const EXCERPT = 140;

type NotificationQuery = PageRequest & { kind: NotificationKind | undefined };

interface GroupRow extends Keyset {
  kind: NotificationKind;
  postId: string | null;
  excerpt: string | null;
  actorCount: number;
  actors: MemberCard[];
  decision: DecisionAction | null;
  read: boolean;
}

const readMarker = (member: SQL): SQL => sql`coalesce(
  (SELECT rm.at FROM read_markers rm WHERE rm.member_id = ${member} AND rm.list = 'notifications'),
  '-infinity'::timestamptz)`;

/** Number of unread groups of each of the members, all of them present; of the newest 500 notices at most. */
export async function countUnread(db: Sql, memberIds: readonly string[]): Promise<Map<string, number>> {
  const viewer: Viewer = { id: sql`v.id`, moderator: false };
  const rows = await rowsOf<{ id: string; unread: number }>(
    db,
    sql`SELECT v.id, count(DISTINCT n.group_key)::int AS unread
        FROM unnest(${idList(memberIds)}) AS v (id) CROSS JOIN LATERAL (
          SELECT * FROM notifications x
          WHERE x.member_id = v.id AND x.at > ${readMarker(sql`v.id`)} AND x.at > now() - ${DAYS}
          ORDER BY x.at DESC, x.id DESC LIMIT ${MAX_SCANNED}) n
        WHERE ${canNotify(viewer, sql`n`)} GROUP BY v.id`,
  );
  const found = new Map(rows.map((row) => [row.id, row.unread]));
  return new Map(memberIds.map((id) => [id, found.get(id) ?? 0]));
}

/** The latest notice of each group up to `until`: what a list of groups is ordered by. */
const groupHeads = (me: Caller, until: string, { kind, paging, limit }: NotificationQuery): SQL => {
  const viewer = viewerOf(me);
  return sql`
    SELECT n.id, n.at, n.kind, n.post_id, n.group_key, n.decision FROM notifications n
    WHERE n.member_id = ${me.id} AND n.at <= ${until}::timestamptz
      AND n.at > ${until}::timestamptz - ${DAYS} AND ${afterKeyset(paging, sql`n.at`, sql`n.id`)}
      AND ${kind === undefined ? sql`true` : sql`n.kind = ${kind}`} AND ${canNotify(viewer, sql`n`)}
      AND NOT EXISTS (
        SELECT 1 FROM notifications n2 WHERE n2.member_id = n.member_id AND n2.group_key = n.group_key
          AND (n2.at, n2.id) > (n.at, n.id) AND n2.at <= ${until}::timestamptz AND ${canNotify(viewer, sql`n2`)})
    ORDER BY n.at DESC, n.id DESC LIMIT ${limit + 1}`;
};

/** Everybody in group `g` up to `until`, the latest first; of the newest 500 at most. */
const actors = (me: Caller, until: string): SQL => sql`
  SELECT count(*)::int AS "actorCount",
    (json_agg(json_build_object('id', m.id, 'handle', m.handle, 'name', m.name, 'avatarUrl', m.avatar_url)
      ORDER BY n.at DESC, n.id DESC)) AS actors
  FROM (SELECT * FROM notifications x WHERE x.member_id = ${me.id} AND x.group_key = g.group_key
          AND x.at <= ${until}::timestamptz ORDER BY x.at DESC, x.id DESC LIMIT ${MAX_SCANNED}) n
  JOIN members m ON m.id = n.actor_id WHERE ${canNotify(viewerOf(me), sql`n`)}`;

/** What happened, grouped, the latest first. The first page fixes the moment, so that groups do not move meanwhile. */
export async function listNotifications(
  db: Sql,
  me: Caller,
  now: Date,
  wish: NotificationQuery,
): Promise<{ items: Notification[]; nextCursor: string | null; unread: number }> {
  const { paging, limit } = wish;
  const until = paging.after?.[2] ?? now.toISOString();
  const found = await rowsOf<GroupRow>(
    db,
    sql`SELECT g.id, g.kind, g.at, g.decision, g.post_id AS "postId", g.at <= ${readMarker(sql`${me.id}`)} AS read,
          (SELECT left(coalesce(p.content_warning, p.text), ${EXCERPT}) FROM posts p WHERE p.id = g.post_id) AS excerpt,
          a."actorCount", a.actors
        FROM (${groupHeads(me, until, wish)}) g CROSS JOIN LATERAL (${actors(me, until)}) a
        ORDER BY g.at DESC, g.id DESC`,
  );
  const { rows, nextCursor } = toPage(found, limit, paging, (row) => [isoInstant(row.at), row.id, until]);
  const unread = await countUnread(db, [me.id]);
  return {
    items: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      at: isoInstant(row.at),
      read: row.read,
      actors: row.actors.slice(0, 3),
      actorCount: row.actorCount,
      decision: row.decision,
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

/** Kinds the caller has switched off. */
export async function readNotificationSettings(db: Sql, me: Caller): Promise<NotificationSettings> {
  const [row] = await rowsOf<{ quiet: NotificationSettings['quiet'] }>(
    db,
    sql`SELECT quiet_kinds AS quiet FROM members WHERE id = ${me.id}`,
  );
  return { quiet: row?.quiet ?? [] };
}

/** Switches kinds off, and all others on. The count of unread ones changes with it. */
export async function saveNotificationSettings(
  db: Sql,
  me: Caller,
  { quiet }: NotificationSettings,
): Promise<NotificationSettings> {
  const kinds = sql`${sql.param([...new Set(quiet)])}::text[]`;
  await db.execute(sql`UPDATE members SET quiet_kinds = ${kinds} WHERE id = ${me.id}`);
  await emitEvents(db, [{ kind: 'notification', subject: me.id }]);
  return readNotificationSettings(db, me);
}
