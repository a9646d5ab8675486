import { queryOptions } from '@tanstack/react-query';
import { listPostVersions } from '@contract/post/post-edit';
import { callApi } from '@/lib/api/client';

/** Newest first. */
export const postVersionsOptions = (postId: string) =>
  queryOptions({
    queryKey: ['versions', postId],
    queryFn: async ({ signal }) =>
      (await callApi(listPostVersions, { params: { postId } }, { signal })).items,
    staleTime: 0,
  });
