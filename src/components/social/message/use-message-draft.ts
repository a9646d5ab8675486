import { useState } from 'react';
import * as z from 'zod/mini';
import { storageEntry } from '@/lib/storage/storage-entry';

const drafts = storageEntry({
  key: 'plaza.message-drafts',
  schema: z.record(z.string(), z.string()),
  fallback: {},
});

export function writeDraft(conversationId: string, text: string): void {
  const { [conversationId]: _, ...others } = drafts.get();
  drafts.set(text === '' ? others : { ...others, [conversationId]: text });
}

/** The unsent text of a conversation; stored on this device until sign-out. */
export function useMessageDraft(conversationId: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => drafts.get()[conversationId] ?? '');
  const write = (next: string) => {
    setText(next);
    writeDraft(conversationId, next);
  };
  return [text, write];
}
