import type { ChatMessage } from '@/data/chat/schema';

/** The message being answered, or the own message being edited. */
export type ReplyTarget = { kind: 'reply' | 'edit'; message: ChatMessage } | null;
