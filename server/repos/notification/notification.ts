import { eq, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MemberCard } from '@contract/member/member';
import { DecisionAction } from '@contract/moderation/decision-action';
import type { Notification, NotificationSettings } from '@contract/notification/notification';
import { NotificationKind } from '@contract/notification/notification-kind';
import { Space } from '@contract/space/space';
import { members } from '../../db/schema/member';
import { idList, queryRows, type Sql } from '../../db/sql';
import { emitEvents } from '../../live/emit-events';
import type { Pagination } from '../../http/handler';
import { byActiveMember, outsideBlocksAndMutes, viewerOf, type Caller, type Viewer } from '../policies';
import { afterKeyset, Keyset, toPage } from '../keyset';
import { excerptOf } from '../text';
import type { PageRequest } from '../post/post-list';
import { canNotifyAbout, canNotifyBy } from './notification-policies';

/** Older notifications are not listed. */
const MAX_AGE = sql`interval '90 days'`;
/** Notifications read for one count. */
const MAX_COUNTED = 200;
/** Notifications read for a page: the next number is tried where the last one has too few groups. */
const WINDOWS = [100, 2000, 20_000];
const MAX_ACTORS = 3;
const EXCERPT = 140;

type NotificationQuery = PageRequest & { kind: NotificationKind | undefined };

const AnsweredRow = z.object({ id: z.string(), excerpt: z.string(), deleted: z.boolean() });

const GroupRow = z.extend(Keyset, {
  kind: NotificationKind,
  postId: z.nullable(z.string()),
  excerpt: z.nullable(z.string()),
  answered: z.nullable(AnsweredRow),
  space: z.nullable(z.pick(Space, { id: true, name: true, role: true })),
  actorCount: z.int(),
  actors: z.array(MemberCard),
  decision: z.nullable(DecisionAction),
  read: z.boolean(),
});
type GroupRow = z.infer<typeof GroupRow>;

/** `edge` is the oldest notification read, null where none is older. */
const WindowRow = z.object({ groups: z.array(GroupRow), edge: z.nullable(Keyset) });

/** Moderators are notified about what a member may see: list and count agree. */
const asMember = (me: Caller): Viewer => ({ ...viewerOf(me), moderator: false });

const readMarker = (member: SQL): SQL => sql`coalesce(
  (SELECT rm.at FROM read_markers rm WHERE rm.member_id = ${member} AND rm.list = 'notifications'),
  '-infinity'::timestamptz)`;

/** Number of unread groups of one viewer among the newest 200 notifications; `isVisible` checks the actors. */
const unreadGroups = (viewer: Viewer, isVisible: SQL): SQL => sql`
  SELECT count(*)::int FROM (
    SELECT x.group_key, x.kind, x.post_id, x.space_id FROM (
      SELECT * FROM notifications y
      WHERE y.member_id = ${viewer.id} AND y.at > ${readMarker(viewer.id)} AND y.at > now() - ${MAX_AGE}
      ORDER BY y.at DESC, y.id DESC LIMIT ${MAX_COUNTED}) x
    WHERE ${isVisible} GROUP BY x.group_key, x.kind, x.post_id, x.space_id) n
  WHERE ${canNotifyAbout(viewer, sql`n`)}`;

/** Unread groups per member, counted over the newest 200 notifications; every given member has an entry. */
export async function countUnread(db: Sql, memberIds: readonly string[]): Promise<Map<string, number>> {
  const viewer: Viewer = { id: sql`v.id`, moderator: false };
  const rows = await queryRows(
    db,
    z.object({ id: z.string(), unread: z.int() }),
    sql`SELECT v.id, (${unreadGroups(viewer, canNotifyBy(viewer, sql`x`))}) AS unread
        FROM unnest(${idList(memberIds)}) AS v (id)`,
  );
  return new Map(rows.map((row) => [row.id, row.unread]));
}

/** Like `countUnread`, for one member: compares actors with sets instead of looking up each. */
export async function countOwnUnread(db: Sql, me: Caller): Promise<number> {
  const viewer = asMember(me);
  const [row] = await queryRows(
    db,
    z.object({ unread: z.int() }),
    sql`SELECT (${unreadGroups(viewer, isByVisible(viewer, sql`x`))}) AS unread`,
  );
  return row?.unread ?? 0;
}

/** An earlier page lists the group of `n`. */
function isListedEarlier(viewer: Viewer, until: string, { after }: Pagination): SQL {
  const [at, id] = after ?? [];
  if (at === undefined || id === undefined) return sql`false`;
  return sql`EXISTS (
    SELECT 1 FROM notifications n2 WHERE n2.member_id = ${viewer.id} AND n2.group_key = n.group_key
      AND n2.at <= ${until}::timestamptz AND (n2.at, n2.id) >= (${at}::timestamptz, ${id}::uuid)
      AND ${canNotifyBy(viewer, sql`n2`)} OFFSET 0)`;
}

/** Like `canNotifyBy`, for hundreds of rows of one viewer. */
const isByVisible = (viewer: Viewer, n: SQL): SQL => sql`(${n}.kind = 'moderation'
  OR ${outsideBlocksAndMutes(viewer, sql`${n}.actor_id`)} AND ${byActiveMember(sql`${n}.actor_id`)})`;

/** Number and cards of the actors of group `g` up to `until`, newest first, among its newest 200 notifications. */
const actors = (viewer: Viewer, until: string): SQL => sql`
  SELECT count(*)::int AS "actorCount",
    json_agg(json_build_object('id', m.id, 'handle', m.handle, 'name', m.name, 'avatarUrl', m.avatar_url)
      ORDER BY n.at DESC, n.id DESC) FILTER (WHERE n.place <= ${MAX_ACTORS}) AS actors
  FROM (
    SELECT x.*, row_number() OVER (ORDER BY x.at DESC, x.id DESC) AS place FROM (
      SELECT * FROM notifications y WHERE y.member_id = ${viewer.id} AND y.group_key = g.group_key
        AND y.at <= ${until}::timestamptz ORDER BY y.at DESC, y.id DESC LIMIT ${MAX_COUNTED}) x
    WHERE ${isByVisible(viewer, sql`x`)}) n
  LEFT JOIN members m ON m.id = CASE WHEN n.place <= ${MAX_ACTORS} THEN n.actor_id END`;

/** The viewer's own post that notification `g` is an answer to. */
const answeredPost = (viewer: Viewer): SQL => sql`(
  SELECT json_build_object('id', o.id, 'deleted', o.deleted_at IS NOT NULL, 'excerpt',
    CASE WHEN o.deleted_at IS NULL THEN left(coalesce(nullif(o.text, ''), o.content_warning, ''), ${EXCERPT + 1}) ELSE '' END)
  FROM posts p JOIN posts o ON o.id = CASE g.kind WHEN 'reply' THEN p.reply_to WHEN 'quote' THEN p.quote_of END
  WHERE p.id = g.post_id AND o.author_id = ${viewer.id})`;

/** The space of notification `g`, with the role of the viewer. */
const ownSpace = (viewer: Viewer): SQL => sql`(
  SELECT json_build_object('id', s.id, 'name', s.name, 'role', sm.role)
  FROM space_members sm JOIN spaces s ON s.id = sm.space_id
  WHERE sm.space_id = g.space_id AND sm.member_id = ${viewer.id})`;

/** Groups of the newest `size` notifications up to `until`, by the newest notification of each. */
async function readWindow(
  db: Sql,
  me: Caller,
  until: string,
  { size, kind, paging, limit }: NotificationQuery & { size: number },
): Promise<z.infer<typeof WindowRow>> {
  const viewer = asMember(me);
  const [found] = await queryRows(
    db,
    WindowRow,
    sql`WITH recent AS MATERIALIZED (
          SELECT n.* FROM notifications n
          WHERE n.member_id = ${me.id} AND n.at <= ${until}::timestamptz
            AND n.at > ${until}::timestamptz - ${MAX_AGE} AND ${afterKeyset(paging, sql`n.at`, sql`n.id`)}
            AND ${kind === undefined ? sql`true` : sql`n.kind = ${kind}`}
          ORDER BY n.at DESC, n.id DESC LIMIT ${size}),
        heads AS MATERIALIZED (
          SELECT DISTINCT ON (r.group_key) r.* FROM recent r
          WHERE ${isByVisible(viewer, sql`r`)}
          ORDER BY r.group_key, r.at DESC, r.id DESC),
        page AS MATERIALIZED (
          SELECT n.* FROM (SELECT * FROM heads h ORDER BY h.at DESC, h.id DESC OFFSET 0) n
          WHERE ${canNotifyAbout(viewer, sql`n`)} AND NOT ${isListedEarlier(viewer, until, paging)} LIMIT ${limit + 1}),
        groups AS (
          SELECT g.id, g.kind, g.at, g.decision, g.post_id AS "postId", g.at <= ${readMarker(viewer.id)} AS read,
            (SELECT left(coalesce(p.content_warning, p.text), ${EXCERPT + 1}) FROM posts p WHERE p.id = g.post_id) AS excerpt,
            ${answeredPost(viewer)} AS answered, ${ownSpace(viewer)} AS space, a."actorCount", a.actors
          FROM page g CROSS JOIN LATERAL (${actors(viewer, until)}) a ORDER BY g.at DESC, g.id DESC)
        SELECT (SELECT coalesce(json_agg(groups), '[]') FROM groups) AS groups,
          (SELECT json_build_object('at', r.at, 'id', r.id) FROM recent r
           ORDER BY r.at DESC, r.id DESC OFFSET ${size - 1} LIMIT 1) AS edge`,
  );
  return found ?? { groups: [], edge: null };
}

/** A page may be shorter than its limit where thousands of notifications are of few groups. */
async function readGroups(
  db: Sql,
  me: Caller,
  until: string,
  query: NotificationQuery,
): Promise<z.infer<typeof WindowRow>> {
  let window: z.infer<typeof WindowRow> = { groups: [], edge: null };
  for (const size of WINDOWS) {
    window = await readWindow(db, me, until, { ...query, size });
    if (window.edge === null || window.groups.length > query.limit) break;
  }
  return window;
}

const notificationOf = (row: GroupRow): Notification => ({
  id: row.id,
  kind: row.kind,
  at: row.at,
  read: row.read,
  actors: row.actors,
  actorCount: row.actorCount,
  decision: row.decision,
  post: row.postId === null ? null : { id: row.postId, excerpt: excerptOf(row.excerpt ?? '', EXCERPT) },
  answered: row.answered && { ...row.answered, excerpt: excerptOf(row.answered.excerpt, EXCERPT) },
  space: row.space,
});

/** Groups, newest first. The cursor carries the time of the first page, so that groups do not move between pages. */
export async function listNotifications(
  db: Sql,
  me: Caller,
  now: Date,
  request: NotificationQuery,
): Promise<{ items: Notification[]; nextCursor: string | null; unread: number }> {
  const { paging, limit } = request;
  const until = paging.after?.[2] ?? now.toISOString();
  const { groups, edge } = await readGroups(db, me, until, request);
  const { rows, nextCursor } = toPage(groups, limit, paging, (row) => [row.at, row.id, until]);
  const unread = await countOwnUnread(db, me);
  return {
    items: rows.map(notificationOf),
    nextCursor: nextCursor ?? (edge && paging.encodeCursor([edge.at, edge.id, until])),
    unread,
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
