import { withTimeLimit } from '@/lib/session/time-limit';
import { messageDrafts } from '@/lib/storage/message-draft';

/** Maximum time for the count, in ms. */
const COUNT_TIMEOUT_MS = 2_000;

/** Counts of a member's data that exists on this device alone. */
export interface Unsent {
  pendingWrites: number;
  /** Of posts. */
  drafts: number;
  /** Written and not sent. */
  messages: number;
  /** Typed and not saved. */
  forms: number;
}

/** Number of a member's writes waiting on this device; 0 where storage is unavailable. */
export async function countPendingWrites(member: string): Promise<number> {
  const { openOutboxStore } = await import('./store');
  const items = await openOutboxStore()
    .read(member)
    .catch(() => []);
  return items.length;
}

async function countDrafts(uid: string): Promise<number> {
  const { listDrafts } = await import('@/lib/storage/draft');
  return listDrafts(`${uid}:`).then(
    ({ length }) => length,
    () => 0,
  );
}

async function countForms(): Promise<number> {
  const { listFormDrafts } = await import('@/lib/storage/form-draft');
  return listFormDrafts().length;
}

/**
 * `uid` is the identity provider's. Counts are 0 where storage is unavailable; null when the code cannot load or the
 * disk does not answer.
 */
export const countUnsent = (uid: string): Promise<Unsent | null> =>
  withTimeLimit(
    Promise.all([countPendingWrites(uid), countDrafts(uid), countForms()]),
    COUNT_TIMEOUT_MS,
  ).then(
    ([pendingWrites, drafts, forms]) => ({
      pendingWrites,
      drafts,
      messages: Object.keys(messageDrafts.get()).length,
      forms,
    }),
    () => null,
  );
