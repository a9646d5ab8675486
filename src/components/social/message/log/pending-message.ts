import { useMutationState } from '@tanstack/react-query';
import { OUTBOX_KEY } from '@/queries/outbox/outbox-types';
import { isHopeless } from '@/queries/outbox/retry';
import type { OutboxItem } from '@/queries/outbox/store';
import type { SendVars } from '@/queries/social/mutations/message';
import { messageText } from '@/messages/social/message';

export interface PendingMessage extends SendVars {
  key: string;
  /** Null while the message has not failed. */
  error: string | null;
  /** The service may accept the message as it is. */
  canRetry: boolean;
}

const isMessage = (item: OutboxItem): item is OutboxItem & { vars: SendVars } => item.kind === 'message';

/** Messages of the conversation that the service has not stored yet, in the order of writing. */
export const usePendingMessages = (conversationId: string): PendingMessage[] =>
  useMutationState({
    filters: { mutationKey: [OUTBOX_KEY], predicate: ({ state }) => state.status !== 'success' },
    select: ({ state, meta }) => {
      const item = meta?.outbox?.item;
      if (!item || !isMessage(item)) return null;
      const error = state.status === 'error' ? (state.error?.message ?? messageText.refused) : null;
      const canRetry = !item.parked || !isHopeless(item.parked);
      return { ...item.vars, key: item.key, at: item.at, error, canRetry };
    },
  })
    .filter((item) => item !== null)
    .filter((item) => item.conversationId === conversationId)
    .toSorted((a, b) => a.at - b.at);
