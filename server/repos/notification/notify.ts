import { and, eq, sql } from 'drizzle-orm';
import type { DecisionAction } from '@contract/decision';
import type { NotificationKind } from '@contract/notification';
import { notifications } from '../../db/schema';
import type { Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import { emitEvents } from '../../live/emit-events';

/** One thing somebody did that another member is told about. */
export interface NewNotification {
  to: string;
  kind: NotificationKind;
  actor: string;
  /** What it is about; null for a follow. */
  postId: string | null;
}

/** Likes, reposts and follows of one UTC day stand together; everything else stands alone. */
const GROUPED_KINDS = new Set<NotificationKind>(['like', 'repost', 'follow']);
export const groupKey = ({ kind, postId }: NewNotification, at: Date): string =>
  `${kind}:${postId ?? ''}:${GROUPED_KINDS.has(kind) ? at.toISOString().slice(0, 10) : ''}`;

/** Records notices in the transaction of what they are about. Nobody is told of their own doing. */
export async function notify(db: Sql, now: Date, notices: readonly NewNotification[]): Promise<void> {
  const others = notices.filter((notice) => notice.to !== notice.actor || notice.kind === 'poll');
  if (others.length === 0) return;
  await db
    .insert(notifications)
    .values(
      others.map((notice) => ({
        id: makeId(now),
        memberId: notice.to,
        kind: notice.kind,
        actorId: notice.actor,
        postId: notice.postId,
        groupKey: groupKey(notice, now),
        at: now,
      })),
    )
    .onConflictDoNothing();
  const told = new Set(others.map((notice) => notice.to));
  await emitEvents(
    db,
    [...told].map((subject) => ({ kind: 'notification' as const, subject })),
  );
}

/** Tells the person concerned what moderators decided, without saying who did. */
export async function notifyDecision(
  db: Sql,
  now: Date,
  { action, memberId, postId }: { action: DecisionAction; memberId: string; postId: string | null },
): Promise<void> {
  const id = makeId(now);
  await db.insert(notifications).values({
    id,
    memberId,
    kind: 'moderation',
    actorId: memberId,
    postId,
    groupKey: `moderation:${id}`,
    at: now,
    decision: action,
  });
  await emitEvents(db, [{ kind: 'notification', subject: memberId }]);
}

/** Takes back the notice of something undone. */
export async function withdrawNotification(
  db: Sql,
  { to, kind, actor, postId }: NewNotification,
): Promise<void> {
  const gone = await db
    .delete(notifications)
    .where(
      and(
        eq(notifications.memberId, to),
        eq(notifications.kind, kind),
        eq(notifications.actorId, actor),
        postId === null ? sql`${notifications.postId} IS NULL` : eq(notifications.postId, postId),
      ),
    )
    .returning({ id: notifications.id });
  if (gone.length > 0) await emitEvents(db, [{ kind: 'notification', subject: to }]);
}
