import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import {
  cancelScheduled,
  listScheduled,
  moveScheduled,
  type ScheduledPost,
  schedulePost,
} from '@contract/scheduled';
import { call } from '@/lib/api';
import { offerUndo } from '@/lib/undo';

export const scheduledKey = ['scheduled'] as const;

/** Own posts that wait for their time, the next one first. */
export const scheduledOptions = () =>
  infiniteQueryOptions({
    queryKey: scheduledKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(listScheduled, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    getNextPageParam: (last) => last.nextCursor,
  });

/** Gives a waiting post another time. */
export const moveScheduledOptions = () =>
  mutationOptions({
    mutationFn: ({ id, publishAt }: { id: string; publishAt: string }) =>
      call(moveScheduled, { params: { scheduledId: id }, body: { publishAt } }),
    meta: { invalidates: [scheduledKey], success: 'Time changed', failure: 'The time was not changed' },
  });

/** Takes a waiting post back, with Undo. */
export const cancelScheduledOptions = () =>
  mutationOptions({
    mutationFn: ({ id }: ScheduledPost) => call(cancelScheduled, { params: { scheduledId: id } }),
    onSuccess: (_gone, { post, publishAt }, _result, { client }) =>
      offerUndo({ title: 'Scheduled post cancelled', undo: () => bringBack(client, { post, publishAt }) }),
    meta: { invalidates: [scheduledKey], failure: 'The post was not cancelled' },
  });

async function bringBack(
  client: QueryClient,
  body: Pick<ScheduledPost, 'post' | 'publishAt'>,
): Promise<void> {
  await call(schedulePost, { body });
  await client.invalidateQueries({ queryKey: scheduledKey });
}
