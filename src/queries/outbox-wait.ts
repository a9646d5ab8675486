import type { QueryClient } from '@tanstack/react-query';
import { inOrder, type OutboxItem } from '@/lib/outbox-store';
import { errorOf } from './outbox-attempt';
import { OUTBOX } from './outbox-door';
import type { Wait } from './outbox-ground';
import type { Kind } from './outbox-kind';
import { type KindName, kinds } from './outbox-kinds';

/** How a write is shown, sent and ended. */
export const kindOf = (item: OutboxItem) => kinds[item.kind as KindName] as unknown as Kind<object, unknown>;

/** The other writes of the same slot. */
export function rivals(waits: ReadonlyMap<string, Wait>, item: OutboxItem): Wait[] {
  const slotOf = (one: OutboxItem) => kindOf(one).slot?.(one.vars);
  const slot = slotOf(item);
  if (slot === undefined) return [];
  return [...waits.values()].filter((wait) => wait.item !== item && slotOf(wait.item) === slot);
}

/** Whether a later tap of the same slot is on its way. */
export const hasNewer = (waits: ReadonlyMap<string, Wait>, item: OutboxItem): boolean =>
  rivals(waits, item).some((wait) => !wait.item.parked && inOrder(item, wait.item) < 0);

interface Steps {
  deliver: (wait: Wait) => Promise<unknown>;
  answered: (wait: Wait, answer: unknown) => void;
  refused: (wait: Wait, error: Error) => void;
}

/** Puts a write into the mutation cache, as a paused mutation, or as a failed one where it stepped aside. */
export function buildWait(
  client: QueryClient,
  item: OutboxItem,
  kept: Promise<boolean>,
  { deliver, answered, refused }: Steps,
): Wait {
  let tell: Wait['tell'] = () => undefined;
  let refuse: Wait['refuse'] = () => undefined;
  const told = new Promise<unknown>((resolve, reject) => {
    tell = resolve;
    refuse = reject;
  });
  told.catch(() => undefined);
  const mutation = client.getMutationCache().build<unknown, Error, unknown, unknown>(
    client,
    {
      mutationKey: [OUTBOX, item.key],
      scope: { id: `${OUTBOX}:${kindOf(item).scope(item.vars)}` },
      mutationFn: () => deliver(wait),
      gcTime: Infinity,
      onSuccess: (answer) => answered(wait, answer),
      onError: (error) => refused(wait, error),
    },
    {
      status: item.parked ? 'error' : 'pending',
      error: item.parked && errorOf(item.parked),
      variables: item,
      submittedAt: item.at,
      isPaused: !item.parked,
      context: undefined,
      data: undefined,
      failureCount: 0,
      failureReason: null,
    },
  );
  const wait: Wait = {
    item,
    kept,
    told,
    tell,
    refuse,
    over: new AbortController(),
    mutation,
  };
  return wait;
}
