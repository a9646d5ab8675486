import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readConfirmedPost } from '@/queries/social/post/post';
import type { PostRow } from '@/queries/social/post/post-page';

/** Client state: never refetched. */
export const HIDDEN_MEMBERS_KEY = 'hidden';

/** Ids of members muted or blocked since the cached lists were fetched; new lists omit them. */
export const hiddenMembersOptions = () =>
  queryOptions<readonly string[]>({
    queryKey: [HIDDEN_MEMBERS_KEY],
    queryFn: () => [],
    initialData: () => [],
    staleTime: Infinity,
    gcTime: Infinity,
  });

export function setMemberHidden(client: QueryClient, memberId: string, on: boolean): void {
  client.setQueryData(hiddenMembersOptions().queryKey, (ids = []) => {
    const others = ids.filter((id) => id !== memberId);
    return on ? [...others, memberId] : others;
  });
}

/** Rows without posts and reposts of hidden members. */
export function visibleRows(
  client: QueryClient,
  rows: readonly PostRow[],
  hidden: readonly string[],
): readonly PostRow[] {
  if (hidden.length === 0) return rows;
  const hiddenIds = new Set(hidden);
  return rows.filter(({ postId, repostedBy }) => {
    const author = readConfirmedPost(client, postId)?.author.id;
    return !hiddenIds.has(author ?? '') && !hiddenIds.has(repostedBy?.id ?? '');
  });
}
