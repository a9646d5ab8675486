import { queryOptions, useQuery } from '@tanstack/react-query';
import { countModeration } from '@contract/moderation/moderation-count';
import { callApi } from '@/lib/api/client';
import { meOptions } from '@/queries/social/member/me';

export const moderationCountOptions = () =>
  queryOptions({
    queryKey: ['moderation', 'count'],
    queryFn: async ({ signal }) => (await callApi(countModeration, {}, { signal })).open,
    staleTime: 60_000,
  });

/** Null unless the member is a moderator: nobody else requests the count. */
export function useModerationCount(): number | null {
  const { data: me } = useQuery({ ...meOptions(), enabled: false });
  const isModerator = me?.role === 'moderator';
  const { data = 0 } = useQuery({ ...moderationCountOptions(), enabled: isModerator });
  return isModerator ? data : null;
}
