import * as z from 'zod/mini';
import { storageEntry } from '@/lib/storage/storage-entry';
import { createStore } from '@/lib/store/create-store';
import { withTimeLimit } from './time-limit';

/** Maximum time for one part of a member's stored data, in ms. */
export const CLEAR_TIMEOUT_MS = 3_000;

/** Something of a member in this tab or on this device. */
export interface SessionPart<Left> {
  name: string;
  /** Empties memory at once, before the next member's first render. */
  end?: (left: Left) => void;
  /** Deletes from disk; rejects when something remains. `uid` is the provider's. */
  clear?: (uid: string) => Promise<void>;
}

export type ClearStatus = 'clearing' | 'done' | 'incomplete';

/** Members whose data could not be deleted at sign-out; the next start tries again. */
const remaining = storageEntry({ key: 'plaza.remaining', schema: z.array(z.string()), fallback: [] });

export const remainingMembers = (): readonly string[] => remaining.get();

export function forgetRemaining(uid: string): void {
  const others = remaining.get().filter((other) => other !== uid);
  if (others.length > 0) remaining.set(others);
  else remaining.remove();
}

/** Of the last deletion in this tab. */
export const clearStatus = createStore<ClearStatus>(remaining.get().length > 0 ? 'incomplete' : 'done');

/** Deletes a member's stored data, each part within its time limit. Never rejects. */
export async function clearStored<Left>(parts: readonly SessionPart<Left>[], uid: string): Promise<void> {
  clearStatus.set('clearing');
  // First: a tab that closes in between leaves the rest to the next start.
  remaining.set([...remaining.get().filter((other) => other !== uid), uid]);
  const results = await Promise.allSettled(
    parts.map(async ({ clear }) => clear && withTimeLimit(clear(uid), CLEAR_TIMEOUT_MS)),
  );
  const isComplete = results.every(({ status }) => status === 'fulfilled');
  if (isComplete) forgetRemaining(uid);
  clearStatus.set(isComplete ? 'done' : 'incomplete');
}
