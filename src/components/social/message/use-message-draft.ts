import { useState } from 'react';
import { messageDrafts, writeMessageDraft } from '@/lib/storage/message-draft';

/** The unsent text of a conversation. */
export function useMessageDraft(conversationId: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => messageDrafts.get()[conversationId] ?? '');
  const write = (next: string) => {
    setText(next);
    writeMessageDraft(conversationId, next);
  };
  return [text, write];
}
