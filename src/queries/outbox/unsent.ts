import { countPendingWrites } from './registry';

/** What a member wrote or pressed that is on this device alone. */
export interface Unsent {
  /** Writes that wait in the outbox. */
  pendingWrites: number;
  drafts: number;
}

/** Counts it, by the provider's id of the member; 0 where nothing can be kept. */
export async function countUnsent(uid: string): Promise<Unsent> {
  const countDrafts = async () => (await (await import('@/lib/storage/draft')).listDrafts(`${uid}:`)).length;
  const [waiting, drafts] = await Promise.all([countPendingWrites(uid), countDrafts().catch(() => 0)]);
  return { pendingWrites: waiting, drafts };
}
