import * as z from 'zod/mini';
import { storageEntry } from './storage-entry';

const DAY_MS = 86_400_000;
/** More would grow without limit; the arcade shows twelve. */
const MAX_VISITS = 200;

/** When the member last opened each profile: member id and ISO 8601 time, latest visit last. */
export const authorVisits = storageEntry({
  key: 'plaza.author-visits',
  schema: z.array(z.tuple([z.string(), z.string()])),
  fallback: [],
});

export function addAuthorVisit(memberId: string, at = new Date()): void {
  const others = authorVisits.get().filter(([id]) => id !== memberId);
  authorVisits.set([...others, [memberId, at.toISOString()] satisfies [string, string]].slice(-MAX_VISITS));
}

/** Posts since the last visit; since yesterday where there was no visit. */
export function countNewPosts(
  visits: readonly (readonly [memberId: string, at: string])[],
  memberId: string,
  postedAt: readonly string[],
  now = Date.now(),
): number {
  const since = visits.find(([id]) => id === memberId)?.[1] ?? new Date(now - DAY_MS).toISOString();
  return postedAt.filter((at) => at > since).length;
}
