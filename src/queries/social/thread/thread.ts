import { queryOptions } from '@tanstack/react-query';
import type { QueryFamily } from '@/queries/optimistic';
import type { ThreadIds, ThreadSort } from './thread-ids';

export const threadOptions = (id: string, sort: ThreadSort) =>
  queryOptions({
    queryKey: ['thread', id, sort],
    queryFn: async ({ client, signal }): Promise<ThreadIds> =>
      (await import('./thread-replies')).readFirstReplies(client, id, sort, signal),
  });

/** Every sort of every thread. */
export const threadFamily: QueryFamily<ThreadIds> = { prefix: ['thread'], options: threadOptions };
