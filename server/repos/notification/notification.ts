import { eq, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MemberCard } from '@contract/member';
import { DecisionAction } from '@contract/decision-action';
import type { Notification, NotificationSettings } from '@contract/notification';
import { NotificationKind } from '@contract/notification-kind';
import { members } from '../../db/schema/member';
import { idList, queryRows, type Sql } from '../../db/sql';
import { emitEvents } from '../../live/emit-events';
import { canNotify, viewerOf, type Caller, type Viewer } from '../policies';
import { afterKeyset, Keyset, toPage } from '../keyset';
import { excerptOf } from '../text';
import type { PageRequest } from '../post/post-list';

/** Older notifications are not listed. */
const MAX_AGE = sql`interval '90 days'`;
/** Notifications scanned for one count. */
const MAX_SCANNED = 500;
const EXCERPT = 140;

type NotificationQuery = PageRequest & { kind: NotificationKind | undefined };

const GroupRow = z.extend(Keyset, {
  kind: NotificationKind,
  postId: z.nullable(z.string()),
  excerpt: z.nullable(z.string()),
  actorCount: z.int(),
  actors: z.array(MemberCard),
  decision: z.nullable(DecisionAction),
  read: z.boolean(),
});

const readMarker = (member: SQL): SQL => sql`coalesce(
  (SELECT rm.at FROM read_markers rm WHERE rm.member_id = ${member} AND rm.list = 'notifications'),
  '-infinity'::timestamptz)`;

/** Unread groups per member, counted over the newest 500 notifications; every given member has an entry. */
export async function countUnread(db: Sql, memberIds: readonly string[]): Promise<Map<string, number>> {
  const viewer: Viewer = { id: sql`v.id`, moderator: false };
  const rows = await queryRows(
    db,
    z.object({ id: z.string(), unread: z.int() }),
    sql`SELECT v.id, count(DISTINCT n.group_key)::int AS unread
        FROM unnest(${idList(memberIds)}) AS v (id) CROSS JOIN LATERAL (
          SELECT * FROM notifications x
          WHERE x.member_id = v.id AND x.at > ${readMarker(sql`v.id`)} AND x.at > now() - ${MAX_AGE}
          ORDER BY x.at DESC, x.id DESC LIMIT ${MAX_SCANNED}) n
        WHERE ${canNotify(viewer, sql`n`)} GROUP BY v.id`,
  );
  const found = new Map(rows.map((row) => [row.id, row.unread]));
  return new Map(memberIds.map((id) => [id, found.get(id) ?? 0]));
}

/** The newest notification of each group up to `until`; groups are ordered by it. */
const groupHeads = (me: Caller, until: string, { kind, paging, limit }: NotificationQuery): SQL => {
  const viewer = viewerOf(me);
  return sql`
    SELECT n.id, n.at, n.kind, n.post_id, n.group_key, n.decision FROM notifications n
    WHERE n.member_id = ${me.id} AND n.at <= ${until}::timestamptz
      AND n.at > ${until}::timestamptz - ${MAX_AGE} AND ${afterKeyset(paging, sql`n.at`, sql`n.id`)}
      AND ${kind === undefined ? sql`true` : sql`n.kind = ${kind}`} AND ${canNotify(viewer, sql`n`)}
      AND NOT EXISTS (
        SELECT 1 FROM notifications n2 WHERE n2.member_id = n.member_id AND n2.group_key = n.group_key
          AND (n2.at, n2.id) > (n.at, n.id) AND n2.at <= ${until}::timestamptz AND ${canNotify(viewer, sql`n2`)})
    ORDER BY n.at DESC, n.id DESC LIMIT ${limit + 1}`;
};

/** Actors of group `g` up to `until`, newest first, among its newest 500 notifications. */
const actors = (me: Caller, until: string): SQL => sql`
  SELECT count(*)::int AS "actorCount",
    (json_agg(json_build_object('id', m.id, 'handle', m.handle, 'name', m.name, 'avatarUrl', m.avatar_url)
      ORDER BY n.at DESC, n.id DESC)) AS actors
  FROM (SELECT * FROM notifications x WHERE x.member_id = ${me.id} AND x.group_key = g.group_key
          AND x.at <= ${until}::timestamptz ORDER BY x.at DESC, x.id DESC LIMIT ${MAX_SCANNED}) n
  JOIN members m ON m.id = n.actor_id WHERE ${canNotify(viewerOf(me), sql`n`)}`;

/** Groups, newest first. The cursor carries the time of the first page, so that groups do not move between pages. */
export async function listNotifications(
  db: Sql,
  me: Caller,
  now: Date,
  request: NotificationQuery,
): Promise<{ items: Notification[]; nextCursor: string | null; unread: number }> {
  const { paging, limit } = request;
  const until = paging.after?.[2] ?? now.toISOString();
  const found = await queryRows(
    db,
    GroupRow,
    sql`SELECT g.id, g.kind, g.at, g.decision, g.post_id AS "postId", g.at <= ${readMarker(sql`${me.id}`)} AS read,
          (SELECT left(coalesce(p.content_warning, p.text), ${EXCERPT + 1}) FROM posts p WHERE p.id = g.post_id) AS excerpt,
          a."actorCount", a.actors
        FROM (${groupHeads(me, until, request)}) g CROSS JOIN LATERAL (${actors(me, until)}) a
        ORDER BY g.at DESC, g.id DESC`,
  );
  const { rows, nextCursor } = toPage(found, limit, paging, (row) => [row.at, row.id, until]);
  const unread = await countUnread(db, [me.id]);
  return {
    items: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      at: row.at,
      read: row.read,
      actors: row.actors.slice(0, 3),
      actorCount: row.actorCount,
      decision: row.decision,
      post: row.postId === null ? null : { id: row.postId, excerpt: excerptOf(row.excerpt ?? '', EXCERPT) },
    })),
    nextCursor,
    unread: unread.get(me.id) ?? 0,
  };
}

/** The read marker never moves back, nor beyond `now`. */
export async function readNotifications(db: Sql, me: Caller, now: Date, upTo: Date): Promise<void> {
  const at = upTo > now ? now : upTo;
  await db.execute(sql`
    INSERT INTO read_markers (member_id, list, at) VALUES (${me.id}, 'notifications', ${at})
    ON CONFLICT (member_id, list) DO UPDATE SET at = greatest(read_markers.at, excluded.at)`);
}

export async function readNotificationSettings(db: Sql, me: Caller): Promise<NotificationSettings> {
  const [row] = await db.select({ quiet: members.quietKinds }).from(members).where(eq(members.id, me.id));
  return { quiet: row?.quiet ?? [] };
}

/** Replaces the muted kinds; emits an event because the unread count changes. */
export async function saveNotificationSettings(
  db: Sql,
  me: Caller,
  { quiet }: NotificationSettings,
): Promise<NotificationSettings> {
  await db
    .update(members)
    .set({ quietKinds: [...new Set(quiet)] })
    .where(eq(members.id, me.id));
  await emitEvents(db, [{ kind: 'notification', subject: me.id }]);
  return readNotificationSettings(db, me);
}
