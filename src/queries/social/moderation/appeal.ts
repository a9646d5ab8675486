import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { decideAppeal, listAppeals } from '@contract/moderation/appeal';
import type { ReportState } from '@contract/moderation/moderation';
import { getAppeal, sendAppeal } from '@contract/moderation/own-appeal';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';
import { moderationChangesText } from '@/messages/social/changes/moderation';
import { moderationKey } from './moderation';

/** About a hidden post, or without an id about the suspension. */
export const ownAppealOptions = (postId?: string) =>
  queryOptions({
    queryKey: ['appeal', postId ?? 'suspension'],
    queryFn: ({ signal }) => callApi(getAppeal, { query: postId ? { postId } : {} }, { signal }),
    staleTime: 60_000,
  });

export const sendAppealOptions = (postId?: string) =>
  mutationOptions({
    mutationFn: (text: string) => callApi(sendAppeal, { body: { text, ...(postId && { postId }) } }),
    networkMode: 'always',
    meta: { invalidates: [ownAppealOptions(postId).queryKey] },
  });

export const appealsOptions = (state: ReportState) =>
  infiniteQueryOptions({
    queryKey: [...moderationKey, 'list', 'appeals', state],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callApi(listAppeals, { query: { state, ...cursorQuery(pageParam) } }, { signal }),
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 10_000,
  });

interface Answer {
  appealId: string;
  outcome: 'granted' | 'upheld';
  note?: string;
}

/** Not through the outbox: the answer may belong to another moderator by the time the network returns. */
export const decideAppealOptions = () =>
  mutationOptions({
    mutationFn: ({ appealId, ...body }: Answer) => callApi(decideAppeal, { params: { appealId }, body }),
    networkMode: 'always',
    onSettled: (_data, _error, _vars, _result, { client }) =>
      client.invalidateQueries({ queryKey: moderationKey }),
    meta: { failure: moderationChangesText.answerFailed, success: moderationChangesText.appealAnswered },
  });
