import { queryOptions } from '@tanstack/react-query';
import type { Draft } from '@/lib/draft';

/** What was begun and not sent, by the name of its composer: "post", "reply:<post id>", "quote:<post id>". */
export interface KeptDraft {
  name: string;
  draft: Draft;
}

export const draftsKey = ['drafts'] as const;

/** The drafts of a member on this device. */
export const draftsOptions = (memberId: string) =>
  queryOptions({
    queryKey: [...draftsKey, memberId],
    queryFn: async (): Promise<KeptDraft[]> => {
      const { listDrafts } = await import('@/lib/draft');
      return listDrafts(`${memberId}:`);
    },
    staleTime: 0,
  });
