import type { QueryClient } from '@tanstack/react-query';
import { type CachedQuery, updateQuery } from '@/queries/optimistic';
import { lacksTop } from './page-start';
import type { PostListData } from './post-list';
import type { PostRow } from './post-page';

/** Only if the list is cached from its top. */
export function prependRow(client: QueryClient, list: CachedQuery<PostListData>, row: PostRow): void {
  const { queryKey } = list;
  if (!client.getQueryData(queryKey)) return;
  // A pending fetch would overwrite the row.
  void client.cancelQueries({ queryKey, exact: true });
  updateQuery(client, list, (data) => {
    const [first, ...others] = data.pages;
    if (!first || lacksTop(data.pages) || first.rows.some((known) => known.key === row.key)) return data;
    return { ...data, pages: [{ ...first, rows: [row, ...first.rows] }, ...others] };
  });
}
