import type { QueryClient } from '@tanstack/react-query';
import { inOrder, type OutboxItem } from '@/lib/outbox-store';
import { notify } from '@/lib/toast';
import { errorOf } from './outbox-attempt';
import { OUTBOX } from './outbox-door';
import type { Wait } from './outbox-ground';
import { kindOf } from './outbox-kinds';

export const slotOf = (item: OutboxItem): string | undefined => kindOf(item).slot?.(item.vars);

/** The other writes of the same slot. */
export function rivals(waits: ReadonlyMap<string, Wait>, item: OutboxItem): Wait[] {
  const slot = slotOf(item);
  if (slot === undefined) return [];
  return [...waits.values()].filter((wait) => wait.item !== item && slotOf(wait.item) === slot);
}

/** Whether a later tap of the same slot is on its way. */
export const hasNewer = (waits: ReadonlyMap<string, Wait>, item: OutboxItem): boolean =>
  rivals(waits, item).some((wait) => !wait.item.parked && inOrder(item, wait.item) < 0);

/** What a list brings after a reload is shown as the waiting writes want it. Returns the way to stop. */
export const showAgain = (client: QueryClient, waits: ReadonlyMap<string, Wait>): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (waits.size === 0 || event.type !== 'updated' || event.action.type !== 'success') return;
    const [noun, id] = event.query.queryKey;
    if (noun !== 'post') return;
    for (const { item } of waits.values()) {
      const { about, show } = kindOf(item);
      if (item.parked || about?.(item.vars) !== id || hasNewer(waits, item)) continue;
      show?.(client, item.vars, true);
    }
  });

/** Says that a write stepped aside, with Retry. */
export function tellFailure(item: OutboxItem, error: unknown, retry: () => void): void {
  const title = kindOf(item).failed?.(item.vars);
  if (!title) return;
  notify({
    id: item.key,
    type: 'error',
    title,
    ...(error instanceof Error ? { text: error.message } : {}),
    action: { label: 'Retry', run: retry },
  });
}

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
    stored: false,
    told,
    tell,
    refuse,
    over: new AbortController(),
    mutation,
  };
  return wait;
}
