import { queryOptions } from '@tanstack/react-query';
import type { MutedWord } from '@contract/member/muted-word';
import { callApi } from '@/lib/api/client';

// Not part of the first load.
const loadContract = () => import('@/queries/late-operations');

/** Refetch interval bounds in ms: browser timers overflow after 24 days, and clocks differ. */
const REFETCH_INTERVAL_MS = { soonest: 2_000, latest: 86_400_000 };

/** Milliseconds until the first expiry; false for none. */
function nextExpiryDelay(words: readonly MutedWord[] = []): number | false {
  const ends = words.flatMap(({ until }) => (until === null ? [] : Date.parse(until)));
  if (ends.length === 0) return false;
  return Math.min(
    REFETCH_INTERVAL_MS.latest,
    Math.max(REFETCH_INTERVAL_MS.soonest, Math.min(...ends) - Date.now()),
  );
}

/** Refetched when a word expires. */
export const mutedWordsOptions = () =>
  queryOptions({
    queryKey: ['muted-words'],
    queryFn: async ({ signal }) =>
      (await callApi((await loadContract()).listMutedWords, {}, { signal })).items,
    refetchInterval: ({ state }) => nextExpiryDelay(state.data),
  });
