import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import {
  cancelScheduled,
  listScheduled,
  moveScheduled,
  type ScheduledPost,
  schedulePost,
} from '@contract/scheduled-post';
import { call } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { enqueue } from '@/queries/outbox/registry';
import { kind } from '@/queries/outbox/handler';

export const scheduledKey = ['scheduled'] as const;

const readPage = (cursor: string | null, signal: AbortSignal | undefined) =>
  call(listScheduled, { query: cursor ? { cursor } : {} }, signal ? { signal } : {});

/** Own posts that wait for their time, the next one first. */
export const scheduledOptions = () =>
  infiniteQueryOptions({
    queryKey: scheduledKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    getNextPageParam: (last) => last.nextCursor,
  });

type Pages = InfiniteData<Awaited<ReturnType<typeof readPage>>, string | null>;

/** Changes the waiting posts that are known, where they are. */
function patchScheduled(
  client: QueryClient,
  change: (posts: readonly ScheduledPost[]) => ScheduledPost[],
): void {
  client.setQueryData<Pages>(
    scheduledKey,
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: change(page.items) })) },
  );
}

const refresh = (client: QueryClient): void => void client.invalidateQueries({ queryKey: scheduledKey });
const scope = ({ id }: { id: string }) => `scheduled:${id}`;

interface MoveVars {
  id: string;
  publishAt: string;
}
/** `gone` takes it back; otherwise it is to wait as before. */
type CancelVars = Pick<ScheduledPost, 'id' | 'post' | 'publishAt'> & { gone: boolean };

/** Whether a post is still among those that wait. */
async function isWaiting(id: string, signal: AbortSignal | undefined): Promise<boolean> {
  for (let cursor: string | null = null; ;) {
    const page = await readPage(cursor, signal);
    if (page.items.some((one) => one.id === id)) return true;
    if (page.nextCursor === null) return false;
    cursor = page.nextCursor;
  }
}

/** Writes about posts that wait for their time, for the outbox. */
export const scheduledKinds = {
  move: kind({
    scope,
    slot: ({ id }: MoveVars) => `move:${id}`,
    send: ({ id, publishAt }, options) =>
      call(moveScheduled, { params: { scheduledId: id }, body: { publishAt } }, options),
    over: () => [scheduledKey],
    show: (client, { id, publishAt }) =>
      patchScheduled(client, (posts) =>
        posts.map((one) => (one.id === id ? { ...one, publishAt, problem: null } : one)),
      ),
    settle: refresh,
    withdraw: refresh,
    name: () => 'Another time for a scheduled post',
    failed: () => 'The time was not changed',
  }),

  cancel: kind({
    scope,
    slot: ({ id }: CancelVars) => `cancel:${id}`,
    send: async ({ id, post, publishAt, gone }, options) => {
      if (gone) return call(cancelScheduled, { params: { scheduledId: id } }, options);
      // It may never have been cancelled: then it still waits.
      if (await isWaiting(id, options.signal)) return null;
      return call(schedulePost, { body: { post, publishAt } }, options);
    },
    over: () => [scheduledKey],
    show: (client, { id, gone }) => {
      if (gone) patchScheduled(client, (posts) => posts.filter((one) => one.id !== id));
    },
    settle: refresh,
    withdraw: refresh,
    name: ({ gone }) => (gone ? 'Cancel a scheduled post' : 'Bring a scheduled post back'),
    text: ({ post }) => post.text,
    failed: ({ gone }) => (gone ? 'The post was not cancelled' : 'The post did not come back'),
  }),
};

/** Gives a waiting post another time: shown at once, with Undo. */
export function movePost(
  client: QueryClient,
  { id, publishAt: before }: ScheduledPost,
  publishAt: string,
): void {
  const wish = (at: string) => enqueue(client, { kind: 'move', vars: { id, publishAt: at } });
  void wish(publishAt);
  offerUndo({ title: 'Time changed', undo: () => wish(before) });
}

/** Takes a waiting post back: gone at once, with Undo. */
export function cancelPost(client: QueryClient, { id, post, publishAt }: ScheduledPost): void {
  const wish = (gone: boolean) => enqueue(client, { kind: 'cancel', vars: { id, post, publishAt, gone } });
  void wish(true);
  offerUndo({ title: 'Scheduled post cancelled', undo: () => wish(false) });
}
