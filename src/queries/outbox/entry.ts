import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { inOrder, type OutboxItem } from './store';
import { notify } from '@/lib/overlays/toast';
import { errorOf } from './retry';
import { OUTBOX } from './registry';
import type { Wait } from './environment';
import { kindOf } from './handlers';

export const slotOf = (item: OutboxItem): string | undefined => kindOf(item).slot?.(item.vars);

/** The other writes of the same slot. */
function rivals(waits: ReadonlyMap<string, Wait>, item: OutboxItem): Wait[] {
  const slot = slotOf(item);
  if (slot === undefined) return [];
  return [...waits.values()].filter((wait) => wait.item !== item && slotOf(wait.item) === slot);
}

/** The writes of the slot of `item` that a later one stands for. */
export function overtaken(waits: ReadonlyMap<string, Wait>, item: OutboxItem): Wait[] {
  const own = waits.get(item.key);
  const inSlot = own ? [...rivals(waits, item), own] : [];
  return inSlot.toSorted((a, b) => inOrder(a.item, b.item)).slice(0, -1);
}

/** Whether a later tap of the same slot is on its way. */
export const hasNewer = (waits: ReadonlyMap<string, Wait>, item: OutboxItem): boolean =>
  rivals(waits, item).some((wait) => !wait.item.parked && inOrder(item, wait.item) < 0);

function isOver(item: OutboxItem, queryKey: QueryKey): boolean {
  const { about, over } = kindOf(item);
  const [noun, id] = queryKey;
  if (noun === 'post') return about?.(item.vars) === id;
  return over?.(item.vars).some((prefix) => partialMatchKey(queryKey, prefix)) ?? false;
}

/** What the service says anew is shown as the waiting writes want it, in their order. Returns the way to stop. */
export function showAgain(client: QueryClient, waits: ReadonlyMap<string, Wait>): () => void {
  let showing = false;
  return client.getQueryCache().subscribe((event) => {
    if (showing || waits.size === 0 || event.type !== 'updated' || event.action.type !== 'success') return;
    showing = true;
    for (const { item } of [...waits.values()].toSorted((a, b) => inOrder(a.item, b.item))) {
      if (item.parked || !isOver(item, event.query.queryKey) || hasNewer(waits, item)) continue;
      kindOf(item).show?.(client, item.vars, true);
    }
    showing = false;
  });
}

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
