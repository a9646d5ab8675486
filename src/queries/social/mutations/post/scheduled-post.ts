import { type QueryClient } from '@tanstack/react-query';
import {
  cancelScheduledPost,
  reschedulePost,
  type ScheduledPost,
  schedulePost,
} from '@contract/post/scheduled-post';
import { callApi } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { updateItems } from '@/queries/optimistic';
import { enqueue } from '@/queries/outbox/registry';
import { defineHandler } from '@/queries/outbox/handler';
import { fetchScheduledPage, scheduledPostsOptions } from '@/queries/social/scheduled-post';
import { scheduledPostChangesText } from '@/messages/social/changes/scheduled-post';

const invalidateScheduled = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: scheduledPostsOptions().queryKey });

interface RescheduleVars {
  id: string;
  publishAt: string;
}
/** `gone: false` schedules the post again. The name is stored with waiting writes. */
type CancelVars = Pick<ScheduledPost, 'id' | 'post' | 'publishAt'> & { gone: boolean };

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    move: { vars: RescheduleVars; response: ScheduledPost };
    cancel: { vars: CancelVars; response: unknown };
  }
}

async function isStillScheduled(id: string, signal: AbortSignal | undefined): Promise<boolean> {
  for (let cursor: string | null = null; ;) {
    const page = await fetchScheduledPage(cursor, signal);
    if (page.items.some((one) => one.id === id)) return true;
    if (page.nextCursor === null) return false;
    cursor = page.nextCursor;
  }
}

export const scheduledPostHandlers = {
  move: defineHandler({
    scope: ({ id }: RescheduleVars) => `scheduled:${id}`,
    coalesceKey: ({ id }) => `move:${id}`,
    send: ({ id, publishAt }, options) =>
      callApi(reschedulePost, { params: { scheduledId: id }, body: { publishAt } }, options),
    affectedKeys: () => [scheduledPostsOptions().queryKey],
    applyOptimistic: (client, { id, publishAt }) =>
      updateItems(client, scheduledPostsOptions(), (posts) =>
        posts.map((one) => (one.id === id ? { ...one, publishAt, problem: null } : one)),
      ),
    settle: invalidateScheduled,
    rollback: invalidateScheduled,
    label: () => scheduledPostChangesText.rescheduleAPost,
    failureTitle: () => scheduledPostChangesText.rescheduleFailed,
  }),

  cancel: defineHandler({
    scope: ({ id }: CancelVars) => `scheduled:${id}`,
    coalesceKey: ({ id }) => `cancel:${id}`,
    send: async ({ id, post, publishAt, gone }, options) => {
      if (gone) return callApi(cancelScheduledPost, { params: { scheduledId: id } }, options);
      // The cancellation may never have reached the service.
      if (await isStillScheduled(id, options.signal)) return null;
      return callApi(schedulePost, { body: { post, publishAt } }, options);
    },
    affectedKeys: () => [scheduledPostsOptions().queryKey],
    applyOptimistic: (client, { id, gone }) => {
      if (gone) updateItems(client, scheduledPostsOptions(), (posts) => posts.filter((one) => one.id !== id));
    },
    settle: invalidateScheduled,
    rollback: invalidateScheduled,
    label: ({ gone }) =>
      gone ? scheduledPostChangesText.cancelAScheduledPost : scheduledPostChangesText.restoreAScheduledPost,
    text: ({ post }) => post.text,
    failureTitle: ({ gone }) =>
      gone ? scheduledPostChangesText.cancelFailed : scheduledPostChangesText.restoreFailed,
  }),
};

/** Optimistic, with Undo. */
export function changeScheduledTime(
  client: QueryClient,
  { id, publishAt: before }: ScheduledPost,
  publishAt: string,
): void {
  const reschedule = (at: string) => enqueue(client, { kind: 'move', vars: { id, publishAt: at } });
  void reschedule(publishAt);
  offerUndo({ title: scheduledPostChangesText.timeChanged, undo: () => reschedule(before) });
}

/** Optimistic, with Undo. */
export function unschedulePost(client: QueryClient, { id, post, publishAt }: ScheduledPost): void {
  const setCancelled = (cancelled: boolean) =>
    enqueue(client, { kind: 'cancel', vars: { id, post, publishAt, gone: cancelled } });
  void setCancelled(true);
  offerUndo({ title: scheduledPostChangesText.scheduledPostCancelled, undo: () => setCancelled(false) });
}
