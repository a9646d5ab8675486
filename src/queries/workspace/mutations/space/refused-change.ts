import { useMutationState } from '@tanstack/react-query';
import { OUTBOX_KEY } from '@/queries/outbox/outbox-types';
import { isUnreachable } from '@/queries/outbox/retry';
import { isOfKind } from './unsent';

/** Key of the latest change of an item that the service refused; undefined without one. */
export const useRefusedChange = (itemId: string): string | undefined =>
  useMutationState({
    filters: { mutationKey: [OUTBOX_KEY] },
    select: ({ meta }) => {
      const item = meta?.outbox?.item;
      return item?.parked && !isUnreachable(item.parked) && isOfKind(item, 'spaceItem') ? item : null;
    },
  })
    .filter((item) => item?.vars.changes.some(({ id }) => id === itemId))
    .toSorted((one, other) => (one?.at ?? 0) - (other?.at ?? 0))
    .at(-1)?.key;
