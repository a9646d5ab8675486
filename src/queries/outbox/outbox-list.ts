import { skipToken, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OutboxItem } from './store';
import { OUTBOX_KEY, outboxOf, type RetryStatus, retryStatusKey } from './registry';
import { handlerOf } from './handlers';
import type { NewPostVars } from '@/queries/social/post/post-write';

/** A write that is not answered, as a page shows it. */
export interface OutboxListItem {
  key: string;
  kind: string;
  vars: object;
  /** "Post", "Like", "Follow @ada". */
  label: string;
  text: string | undefined;
  /** Id of the post it is about. */
  subject: string | undefined;
  /** Milliseconds since the epoch. */
  at: number;
  /** It stepped aside; null while it is on its way. */
  error: string | null;
  /** It has not been its turn yet, or there is no network. */
  isPaused: boolean;
  /** The draft it came from, under the key with which it may have been sent already. */
  draft: NewPostVars['draft'];
  /** It came from another form. */
  isEditable: boolean;
}

/** Tried again under its key, what did arrive before is not made a second time. A picture that is gone needs a new one. */
function draftForRetry({ key, vars, parked }: OutboxItem): OutboxListItem['draft'] {
  const { draft } = vars as Partial<NewPostVars>;
  return draft && { ...draft, value: { ...draft.value, key: parked?.fields?.['media'] ? null : key } };
}

/** Everything that is not answered, in the order it was made. */
export const useOutboxList = (): OutboxListItem[] =>
  useMutationState({
    filters: { mutationKey: [OUTBOX_KEY], predicate: ({ state }) => state.status !== 'success' },
    select: ({ state }): OutboxListItem => {
      const item = state.variables as OutboxItem;
      const { label: name, text, subject: about, isEditable: form } = handlerOf(item);
      return {
        key: item.key,
        kind: item.kind,
        vars: item.vars,
        label: name(item.vars),
        text: text?.(item.vars),
        subject: about?.(item.vars),
        at: item.at,
        error: state.status === 'error' ? (state.error?.message ?? 'It was refused.') : null,
        isPaused: state.isPaused,
        draft: draftForRetry(item),
        isEditable: form?.(item.vars) ?? false,
      };
    },
  }).toSorted((a, b) => a.at - b.at);

/** Whether what waits on disk has been taken up; until then an empty list says nothing. */
export function useOutboxReady(): boolean {
  const client = useQueryClient();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let left = false;
    void outboxOf(client).then(() => {
      if (!left) setRead(true);
    });
    return () => {
      left = true;
    };
  }, [client]);
  return isRead;
}

/** Why a write has not gone through yet although it is being tried; null while nothing is known. */
export const useRetryStatus = (key: string): RetryStatus | null =>
  useQuery<RetryStatus | null>({ queryKey: retryStatusKey(key), queryFn: skipToken, initialData: null })
    .data ?? null;
