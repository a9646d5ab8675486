import { readDraft, saveDraft } from '@/lib/storage/draft';
import { mayHaveDrafts } from '@/lib/storage/draft-flag';
import { type Draft, emptyDraft } from '@/lib/storage/draft-types';
import { openOutboxStore } from '@/queries/outbox/store';

/** A composer's draft as a write of the outbox carries it. */
export interface HandedOverDraft {
  name: string;
  value: Draft;
}

/**
 * Reads a draft as `readDraft` does, without one that waits in the outbox: a page may have closed after the outbox
 * stored the post and before the composer deleted the draft.
 */
export async function readUnsentDraft(name: string): Promise<Draft | null> {
  if (!mayHaveDrafts()) return null;
  // Before the draft: a post that is answered in between has deleted its draft.
  const items = await openOutboxStore()
    .read(null)
    .catch(() => []);
  const stored = await readDraft(name);
  const isWaiting = items.some(({ vars }) => {
    const { draft }: { draft?: HandedOverDraft } = vars;
    return draft?.name === name && draft.value.key === stored?.key;
  });
  return isWaiting ? null : stored;
}

/** Deletes the draft of a stored post before the post is sent, so that the draft never outlives the answer. */
export async function deleteSentDraft({ name, value }: HandedOverDraft): Promise<void> {
  if (!mayHaveDrafts()) return;
  // Where storage does not answer, no draft can be read later either.
  await saveDraft(name, emptyDraft, (stored) => stored.key === value.key).catch(() => false);
}
