import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type PostEntry, postKey } from '@/queries/social/post/post';
import type { PostRow } from '@/queries/social/post/post-list';

/** First part of the key; it is kept here alone, whatever else is asked for anew. */
export const HIDDEN_MEMBERS_KEY = 'hidden';

/** Ids of people muted or blocked since the lists in memory were read: the service leaves them out of new ones. */
export const hiddenMembersOptions = () =>
  queryOptions<readonly string[]>({
    queryKey: [HIDDEN_MEMBERS_KEY],
    queryFn: () => [],
    initialData: () => [],
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Takes somebody's posts out of the feeds on screen, or puts them back where they were. */
export function setMemberHidden(client: QueryClient, memberId: string, on: boolean): void {
  client.setQueryData(hiddenMembersOptions().queryKey, (ids = []) => {
    const others = ids.filter((id) => id !== memberId);
    return on ? [...others, memberId] : others;
  });
}

/** Rows that neither were written nor passed on by somebody hidden. */
export function visibleRows(
  client: QueryClient,
  rows: readonly PostRow[],
  hidden: readonly string[],
): readonly PostRow[] {
  if (hidden.length === 0) return rows;
  const gone = new Set(hidden);
  return rows.filter(({ postId, repostedBy }) => {
    const author = client.getQueryData<PostEntry>(postKey(postId))?.confirmed?.author.id;
    return !gone.has(author ?? '') && !gone.has(repostedBy?.id ?? '');
  });
}
