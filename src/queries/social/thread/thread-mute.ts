import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';

/** Whether notifications of the post's thread are muted. */
export const threadMuteOptions = (postId: string) =>
  queryOptions({
    queryKey: ['thread-mute', postId],
    queryFn: async ({ signal }) => {
      // Not part of the first load.
      const { getThreadMute } = await import('@contract/post/thread-mute');
      return (await callApi(getThreadMute, { params: { postId } }, { signal })).muted;
    },
  });
