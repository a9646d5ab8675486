import { skipToken, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { HandedOverDraft } from '@/queries/social/sent-draft';
import { outboxEntryText } from '@/messages/social/outbox-entry';
import { OUTBOX_KEY, type RetryStatus, retryStatusKey } from './outbox-types';
import { outboxOf } from './registry';
import { isHopeless, isOutOfReach } from './retry';
import type { OutboxItem } from './store';

/** An unanswered write on the outbox page. */
export interface OutboxListItem {
  key: string;
  kind: string;
  vars: object;
  /** "Post", "Like", "Follow @ada". */
  label: string;
  text: string | undefined;
  /** Id of the post that changes, where it can be opened. */
  subject: string | undefined;
  /** Milliseconds since the epoch. */
  at: number;
  /** Null while the write has not failed. */
  error: string | null;
  /** The service may accept the write as it is. */
  canRetry: boolean;
  /** Waiting for earlier writes or for the network. */
  isPaused: boolean;
  draft: HandedOverDraft | undefined;
  isEditable: boolean;
}

/** The idempotency key goes along, so that an edited post is not sent twice; a missing picture needs a new key. */
function draftForRetry({ key, vars, parked }: OutboxItem): HandedOverDraft | undefined {
  const { draft }: { draft?: HandedOverDraft } = vars;
  return draft && { ...draft, value: { ...draft.value, key: parked?.fields?.['media'] ? null : key } };
}

/** Unanswered writes in queue order. */
export const useOutboxList = (): OutboxListItem[] =>
  useMutationState({
    filters: { mutationKey: [OUTBOX_KEY], predicate: ({ state }) => state.status !== 'success' },
    select: ({ state, meta }): OutboxListItem | null => {
      if (!meta?.outbox) return null;
      const { item, handler } = meta.outbox;
      return {
        key: item.key,
        kind: item.kind,
        vars: item.vars,
        label: handler.label(item.vars),
        text: handler.text?.(item.vars),
        subject: item.parked && isOutOfReach(item.parked) ? undefined : handler.subject?.(item.vars),
        at: item.at,
        error: state.status === 'error' ? (state.error?.message ?? outboxEntryText.refused) : null,
        canRetry: !item.parked || !isHopeless(item.parked),
        isPaused: state.isPaused,
        draft: draftForRetry(item),
        isEditable: handler.isEditable?.(item.vars) ?? false,
      };
    },
  })
    .filter((item) => item !== null)
    .toSorted((a, b) => a.at - b.at);

/** False until the disk has been read: an empty list means nothing before that. */
export function useOutboxReady(): boolean {
  const client = useQueryClient();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let unmounted = false;
    void outboxOf(client).then(() => {
      if (!unmounted) setReady(true);
    });
    return () => {
      unmounted = true;
    };
  }, [client]);
  return isReady;
}

/** Null before the first failed attempt. */
export const useRetryStatus = (key: string): RetryStatus | null =>
  useQuery<RetryStatus | null>({ queryKey: retryStatusKey(key), queryFn: skipToken, initialData: null })
    .data ?? null;
