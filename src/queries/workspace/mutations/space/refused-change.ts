import { useMutationState } from '@tanstack/react-query';
import { OUTBOX_KEY } from '@/queries/outbox/outbox-types';
import { isUnreachable } from '@/queries/outbox/retry';
import { isOfKind } from './unsent';

type Fields = Readonly<Record<string, unknown>>;

/** A change of one item that the service refused. */
export interface RefusedChange {
  /** Of the outbox entry. */
  key: string;
  set: Fields;
  /** The lists and texts that the change started from. */
  base: Fields;
}

/** In the order in which they were made. */
export const useRefusedChanges = (itemId: string): RefusedChange[] =>
  useMutationState({
    filters: { mutationKey: [OUTBOX_KEY] },
    select: ({ meta }) => {
      const item = meta?.outbox?.item;
      return item?.parked && !isUnreachable(item.parked) && isOfKind(item, 'spaceItem') ? item : null;
    },
  })
    .flatMap((item) => item ?? [])
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ key, vars: { changes, lists } }) => {
      const [change, ...others] = changes;
      if (change?.id !== itemId || others.length > 0) return [];
      return [
        { key, set: change.set, base: Object.fromEntries(lists.map(({ field, value }) => [field, value])) },
      ];
    });
