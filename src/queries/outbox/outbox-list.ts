import { skipToken, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OutboxItem } from './store';
import { OUTBOX, outboxOf, type Trouble, troubleKey } from './registry';
import { kindOf } from './handlers';
import type { PostVars } from '@/queries/social/post/post-write';

/** A write that is not answered, as a page shows it. */
export interface OutboxLine {
  key: string;
  kind: string;
  vars: object;
  /** "Post", "Like", "Follow @ada". */
  name: string;
  text: string | undefined;
  /** Id of the post it is about. */
  about: string | undefined;
  /** Milliseconds since the epoch. */
  at: number;
  /** It stepped aside; null while it is on its way. */
  problem: string | null;
  /** It has not been its turn yet, or there is no network. */
  waits: boolean;
  /** The draft it came from, under the key with which it may have been sent already. */
  draft: PostVars['draft'];
  /** It came from another form. */
  form: boolean;
}

/** Tried again under its key, what did arrive before is not made a second time. A picture that is gone needs a new one. */
function draftOf({ key, vars, parked }: OutboxItem): OutboxLine['draft'] {
  const { draft } = vars as Partial<PostVars>;
  return draft && { ...draft, value: { ...draft.value, key: parked?.fields?.['media'] ? null : key } };
}

/** Everything that is not answered, in the order it was made. */
export const useOutboxLines = (): OutboxLine[] =>
  useMutationState({
    filters: { mutationKey: [OUTBOX], predicate: ({ state }) => state.status !== 'success' },
    select: ({ state }): OutboxLine => {
      const item = state.variables as OutboxItem;
      const { name, text, about, form } = kindOf(item);
      return {
        key: item.key,
        kind: item.kind,
        vars: item.vars,
        name: name(item.vars),
        text: text?.(item.vars),
        about: about?.(item.vars),
        at: item.at,
        problem: state.status === 'error' ? (state.error?.message ?? 'It was refused.') : null,
        waits: state.isPaused,
        draft: draftOf(item),
        form: form?.(item.vars) ?? false,
      };
    },
  }).toSorted((a, b) => a.at - b.at);

/** Whether what waits on disk has been taken up; until then an empty list says nothing. */
export function useOutboxRead(): boolean {
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
export const useTrouble = (key: string): Trouble | null =>
  useQuery<Trouble | null>({ queryKey: troubleKey(key), queryFn: skipToken, initialData: null }).data ?? null;
