import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { DecisionAction } from '@contract/moderation/decision-action';
import type { NotificationKind } from '@contract/notification/notification-kind';
import { notifications } from '../../db/schema/member';
import type { Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import { emitEvents } from '../../live/emit-events';

/** An action of `actor` that the member `to` is notified about. */
export interface NewNotification {
  to: string;
  kind: NotificationKind;
  actor: string;
  /** Null for follows, requests, approvals and spaces. */
  postId: string | null;
  /** Set for spaces only. */
  spaceId?: string;
}

interface KindRule {
  /** One list entry per post and UTC day. */
  grouped: boolean;
  /** Also sent to a member about the member's own action. */
  toActor: boolean;
}

const rules: Readonly<Record<NotificationKind, KindRule>> = {
  like: { grouped: true, toActor: false },
  repost: { grouped: true, toActor: false },
  follow: { grouped: true, toActor: false },
  request: { grouped: false, toActor: false },
  approval: { grouped: false, toActor: false },
  reply: { grouped: false, toActor: false },
  quote: { grouped: false, toActor: false },
  mention: { grouped: false, toActor: false },
  poll: { grouped: false, toActor: true },
  space: { grouped: false, toActor: false },
  moderation: { grouped: false, toActor: true },
};

/** Ungrouped notifications without a post or space are one entry per actor. */
export const groupKey = ({ kind, postId, spaceId, actor }: NewNotification, at: Date): string =>
  `${kind}:${postId ?? spaceId ?? (rules[kind].grouped ? '' : actor)}:${rules[kind].grouped ? at.toISOString().slice(0, 10) : ''}`;

/** Notifications per statement: PostgreSQL allows 65,535 parameters. */
const BATCH = 2000;

const DAY_MS = 86_400_000;

/** Runs in the transaction of the action. */
export async function notify(db: Sql, now: Date, batch: readonly NewNotification[]): Promise<void> {
  const others = batch.filter(({ to, actor, kind }) => to !== actor || rules[kind].toActor);
  for (let at = 0; at < others.length; at += BATCH)
    await insertNotifications(db, now, others.slice(at, at + BATCH));
}

async function insertNotifications(db: Sql, now: Date, others: readonly NewNotification[]): Promise<void> {
  await db
    .insert(notifications)
    .values(
      others.map((notification) => ({
        id: makeId(now),
        memberId: notification.to,
        kind: notification.kind,
        actorId: notification.actor,
        postId: notification.postId,
        spaceId: notification.spaceId ?? null,
        groupKey: groupKey(notification, now),
        at: now,
      })),
    )
    .onConflictDoNothing();
  const receivers = new Set(others.map((notification) => notification.to));
  await emitEvents(
    db,
    [...receivers].map((subject) => ({ kind: 'notification' as const, subject })),
  );
}

/**
 * Notifies a member whom `actor` has added to a space. One who was removed and is added again within a day is not notified
 * twice: the first notification, which no list shows meanwhile, is listed again.
 */
export async function notifySpaceMember(
  db: Sql,
  now: Date,
  { to, actor, spaceId }: { to: string; actor: string; spaceId: string },
): Promise<void> {
  const isOfSpace = and(eq(notifications.memberId, to), eq(notifications.spaceId, spaceId));
  const isOld = lt(notifications.at, new Date(now.getTime() - DAY_MS));
  await db.delete(notifications).where(and(isOfSpace, or(ne(notifications.actorId, actor), isOld)));
  await notify(db, now, [{ to, kind: 'space', actor, postId: null, spaceId }]);
}

/** Notifies the member concerned; the member is also the actor, so that the moderator stays anonymous. */
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

export async function withdrawNotification(
  db: Sql,
  { to, kind, actor, postId }: NewNotification,
): Promise<void> {
  const deleted = await db
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
  if (deleted.length > 0) await emitEvents(db, [{ kind: 'notification', subject: to }]);
}
