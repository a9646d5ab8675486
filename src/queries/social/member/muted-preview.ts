import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { cachePosts } from '@/queries/social/post/post';

/** `postIds` are the newest matches. */
export const mutedPreviewOptions = (text: string, whole: boolean) =>
  queryOptions({
    queryKey: ['muted-preview', text, whole],
    queryFn: async ({ client, signal }) => {
      const { previewMutedWord } = await import('@/queries/late-operations');
      const askedAt = performance.now();
      const query = { text, whole: whole ? ('true' as const) : ('false' as const) };
      const { posts, ...counts } = await callApi(previewMutedWord, { query }, { signal });
      return { ...counts, postIds: cachePosts(client, posts, askedAt) };
    },
    enabled: text !== '',
    retry: false,
  });
