import { countPendingWrites } from './registry';

/** Counts of a member's data that exists on this device alone. */
export interface Unsent {
  pendingWrites: number;
  drafts: number;
}

/** `uid` is the identity provider's; counts are 0 where storage is unavailable. */
export async function countUnsent(uid: string): Promise<Unsent> {
  const countDrafts = async () => (await (await import('@/lib/storage/draft')).listDrafts(`${uid}:`)).length;
  const [pendingWrites, drafts] = await Promise.all([countPendingWrites(uid), countDrafts().catch(() => 0)]);
  return { pendingWrites, drafts };
}
