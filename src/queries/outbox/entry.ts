import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { compareOutboxItems, type OutboxItem } from './store';
import { showToast } from '@/lib/overlays/toast';
import { fromOutboxFailure } from './retry';
import { OUTBOX_KEY } from './registry';
import type { OutboxEntry } from './environment';
import { handlerOf } from './handlers';

export const coalesceKeyOf = (item: OutboxItem): string | undefined =>
  handlerOf(item).coalesceKey?.(item.vars);

/** The other writes of the same slot. */
function sameKeyEntries(waits: ReadonlyMap<string, OutboxEntry>, item: OutboxItem): OutboxEntry[] {
  const slot = coalesceKeyOf(item);
  if (slot === undefined) return [];
  return [...waits.values()].filter((wait) => wait.item !== item && coalesceKeyOf(wait.item) === slot);
}

/** The writes of the slot of `item` that a later one stands for. */
export function supersededEntries(waits: ReadonlyMap<string, OutboxEntry>, item: OutboxItem): OutboxEntry[] {
  const own = waits.get(item.key);
  const inSlot = own ? [...sameKeyEntries(waits, item), own] : [];
  return inSlot.toSorted((a, b) => compareOutboxItems(a.item, b.item)).slice(0, -1);
}

/** Whether a later tap of the same slot is on its way. */
export const hasNewerEntry = (waits: ReadonlyMap<string, OutboxEntry>, item: OutboxItem): boolean =>
  sameKeyEntries(waits, item).some((wait) => !wait.item.parked && compareOutboxItems(item, wait.item) < 0);

function affectsQuery(item: OutboxItem, queryKey: QueryKey): boolean {
  const { subject: about, affectedKeys: over } = handlerOf(item);
  const [noun, id] = queryKey;
  if (noun === 'post') return about?.(item.vars) === id;
  return over?.(item.vars).some((prefix) => partialMatchKey(queryKey, prefix)) ?? false;
}

/** What the service says anew is shown as the waiting writes want it, in their order. Returns the way to stop. */
export function reapplyOptimistic(client: QueryClient, waits: ReadonlyMap<string, OutboxEntry>): () => void {
  let showing = false;
  return client.getQueryCache().subscribe((event) => {
    if (showing || waits.size === 0 || event.type !== 'updated' || event.action.type !== 'success') return;
    showing = true;
    for (const { item } of [...waits.values()].toSorted((a, b) => compareOutboxItems(a.item, b.item))) {
      if (item.parked || !affectsQuery(item, event.query.queryKey) || hasNewerEntry(waits, item)) continue;
      handlerOf(item).applyOptimistic?.(client, item.vars, true);
    }
    showing = false;
  });
}

/** Says that a write stepped aside, with Retry. */
export function notifyFailure(item: OutboxItem, error: unknown, retry: () => void): void {
  const title = handlerOf(item).failureTitle?.(item.vars);
  if (!title) return;
  showToast({
    id: item.key,
    type: 'error',
    title,
    ...(error instanceof Error ? { text: error.message } : {}),
    action: { label: 'Retry', run: retry },
  });
}

interface EntryCallbacks {
  send: (wait: OutboxEntry) => Promise<unknown>;
  onResponse: (wait: OutboxEntry, answer: unknown) => void;
  onRejected: (wait: OutboxEntry, error: Error) => void;
}

/** Puts a write into the mutation cache, as a paused mutation, or as a failed one where it stepped aside. */
export function createEntry(
  client: QueryClient,
  item: OutboxItem,
  kept: Promise<boolean>,
  { send: deliver, onResponse: answered, onRejected: refused }: EntryCallbacks,
): OutboxEntry {
  let tell: OutboxEntry['resolveRemote'] = () => undefined;
  let refuse: OutboxEntry['rejectRemote'] = () => undefined;
  const told = new Promise<unknown>((resolve, reject) => {
    tell = resolve;
    refuse = reject;
  });
  told.catch(() => undefined);
  const mutation = client.getMutationCache().build<unknown, Error, unknown, unknown>(
    client,
    {
      mutationKey: [OUTBOX_KEY, item.key],
      scope: { id: `${OUTBOX_KEY}:${handlerOf(item).scope(item.vars)}` },
      mutationFn: () => deliver(wait),
      gcTime: Infinity,
      onSuccess: (answer) => answered(wait, answer),
      onError: (error) => refused(wait, error),
    },
    {
      status: item.parked ? 'error' : 'pending',
      error: item.parked && fromOutboxFailure(item.parked),
      variables: item,
      submittedAt: item.at,
      isPaused: !item.parked,
      context: undefined,
      data: undefined,
      failureCount: 0,
      failureReason: null,
    },
  );
  const wait: OutboxEntry = {
    item,
    persisted: kept,
    wasPersisted: false,
    remoteResult: told,
    resolveRemote: tell,
    rejectRemote: refuse,
    controller: new AbortController(),
    mutation,
  };
  return wait;
}
