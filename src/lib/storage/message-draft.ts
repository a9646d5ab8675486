import * as z from 'zod/mini';
import { storageEntry } from './storage-entry';

/** Unsent texts by conversation id; stored on this device until sign-out. */
export const messageDrafts = storageEntry({
  key: 'plaza.message-drafts',
  schema: z.record(z.string(), z.string()),
  fallback: {},
});

/** An empty text deletes the draft. */
export function writeMessageDraft(conversationId: string, text: string): void {
  const { [conversationId]: _, ...others } = messageDrafts.get();
  messageDrafts.set(text === '' ? others : { ...others, [conversationId]: text });
}
