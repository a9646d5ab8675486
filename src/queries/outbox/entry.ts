import { type Mutation, partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { showToast } from '@/lib/overlays/toast';
import { undoToastId } from '@/lib/overlays/undo';
import { outboxEntryText } from '@/messages/social/outbox-entry';
import type { AnyOutboxHandler } from './handler';
import { OUTBOX_KEY } from './outbox-types';
import { fromOutboxFailure, isHopeless } from './retry';
import { compareOutboxItems, type OutboxItem } from './store';

/** A write as one tab holds it. */
export interface OutboxEntry {
  item: OutboxItem;
  handler: AnyOutboxHandler;
  persisted: Promise<boolean>;
  wasPersisted: boolean;
  mutation: Mutation;
  /** Aborted once the write is answered, failed or removed. */
  controller: AbortController;
  /** The response, when another tab sends. */
  remoteResult: Promise<unknown>;
  resolveRemote: (response: unknown) => void;
  rejectRemote: (error: Error) => void;
}

type OutboxEntries = ReadonlyMap<string, OutboxEntry>;

export const coalesceKeyOf = ({ handler, item }: Pick<OutboxEntry, 'handler' | 'item'>): string | undefined =>
  handler.coalesceKey?.(item.vars);

export const inQueueOrder = (entries: OutboxEntries): OutboxEntry[] =>
  [...entries.values()].toSorted((a, b) => compareOutboxItems(a.item, b.item));

function sameKeyEntries(entries: OutboxEntries, entry: OutboxEntry): OutboxEntry[] {
  const key = coalesceKeyOf(entry);
  if (key === undefined) return [];
  return [...entries.values()].filter((other) => other.item !== entry.item && coalesceKeyOf(other) === key);
}

/** Entries with the coalesce key of `entry`, without the newest. */
export const supersededEntries = (entries: OutboxEntries, entry: OutboxEntry): OutboxEntry[] =>
  [...sameKeyEntries(entries, entry), entry]
    .toSorted((a, b) => compareOutboxItems(a.item, b.item))
    .slice(0, -1);

export const hasNewerEntry = (entries: OutboxEntries, entry: OutboxEntry): boolean =>
  sameKeyEntries(entries, entry).some(
    (other) => !other.item.parked && compareOutboxItems(entry.item, other.item) < 0,
  );

function affectsQuery({ item, handler }: OutboxEntry, queryKey: QueryKey): boolean {
  const [noun, id] = queryKey;
  if (noun === 'post') return handler.subject?.(item.vars) === id;
  return handler.affectedKeys?.(item.vars).some((prefix) => partialMatchKey(queryKey, prefix)) ?? false;
}

/** Applies waiting optimistic values again after each fetch that overwrites them. Returns an unsubscribe function. */
export function reapplyOptimistic(client: QueryClient, entries: OutboxEntries): () => void {
  let applying = false;
  return client.getQueryCache().subscribe((event) => {
    if (applying || entries.size === 0 || event.type !== 'updated' || event.action.type !== 'success') return;
    applying = true;
    for (const entry of inQueueOrder(entries)) {
      const { item, handler } = entry;
      if (item.parked || !affectsQuery(entry, event.query.queryKey) || hasNewerEntry(entries, entry))
        continue;
      handler.applyOptimistic?.(client, item.vars, true);
    }
    applying = false;
  });
}

interface FailureActions {
  retry: () => void;
  discard: () => void;
}

/** A refused write whose text the member may want to keep is discarded in the outbox alone. */
export function notifyFailure({ item, handler }: OutboxEntry, error: unknown, actions: FailureActions): void {
  const title = handler.failureTitle?.(item.vars);
  if (!title) return;
  const isFinal = item.parked !== null && isHopeless(item.parked);
  const hasText = handler.text?.(item.vars) !== undefined;
  const discard = hasText ? undefined : { label: outboxEntryText.discard, run: actions.discard };
  const action = isFinal ? discard : { label: outboxEntryText.retry, run: actions.retry };
  showToast({
    id: item.key,
    dismisses: undoToastId(item.key),
    type: 'error',
    title,
    ...(error instanceof Error ? { text: error.message } : {}),
    ...(action ? { action } : {}),
  });
}

interface EntryOptions {
  persisted: Promise<boolean>;
  send: (entry: OutboxEntry) => Promise<unknown>;
  onResponse: (entry: OutboxEntry, response: unknown) => void;
  onRejected: (entry: OutboxEntry, error: Error) => void;
}

/** Adds a write to the mutation cache: paused, or as an error where it has failed before. */
export function createEntry(
  client: QueryClient,
  item: OutboxItem,
  handler: AnyOutboxHandler,
  { persisted, send, onResponse, onRejected }: EntryOptions,
): OutboxEntry {
  let resolveRemote: OutboxEntry['resolveRemote'] = () => undefined;
  let rejectRemote: OutboxEntry['rejectRemote'] = () => undefined;
  const remoteResult = new Promise<unknown>((resolve, reject) => {
    resolveRemote = resolve;
    rejectRemote = reject;
  });
  remoteResult.catch(() => undefined);
  const mutation = client.getMutationCache().build<unknown, Error, unknown, unknown>(
    client,
    {
      mutationKey: [OUTBOX_KEY, item.key],
      scope: { id: `${OUTBOX_KEY}:${handler.scope(item.vars)}` },
      mutationFn: () => send(entry),
      meta: { outbox: { item, handler } },
      gcTime: Infinity,
      onSuccess: (response) => onResponse(entry, response),
      onError: (error) => onRejected(entry, error),
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
  const entry: OutboxEntry = {
    item,
    handler,
    persisted,
    wasPersisted: false,
    remoteResult,
    resolveRemote,
    rejectRemote,
    controller: new AbortController(),
    mutation,
  };
  return entry;
}
