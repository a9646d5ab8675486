import type { ChatMessage } from '@/data/chat/message';

/** Who is answered, or which own message is rewritten. */
export type ReplyTarget = { kind: 'reply' | 'edit'; message: ChatMessage } | null;
