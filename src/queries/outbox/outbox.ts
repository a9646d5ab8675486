import type { QueryClient } from '@tanstack/react-query';
import { stopPreserving } from '@/lib/auth/preserve-on-sign-out';
import {
  coalesceKeyOf,
  createEntry,
  hasNewerEntry,
  inQueueOrder,
  notifyFailure,
  type OutboxEntry,
  reapplyOptimistic,
  supersededEntries,
} from './entry';
import { findHandler, type OutboxEnvironment } from './environment';
import type { OutboxHandlers } from './handler';
import { onReconnect, setUnloadWarning } from './lifecycle';
import { type Outbox, retryStatusKey } from './outbox-types';
import { createRetrySender, fromOutboxFailure, isUnreachable, toOutboxFailure } from './retry';
import { settleOverReads } from './stale-reads';
import type { OutboxItem } from './store';
import { openTabChannel, outboxChannelName, type OutboxMessage } from './tab-channel';

const neverSettles = new Promise<never>(() => undefined);

interface Parts {
  handlers: OutboxHandlers;
  environment: OutboxEnvironment;
  /** Stops the outbox, also while it opens. */
  closing?: AbortSignal;
}

/**
 * Opens a member's outbox: reads the waiting writes from disk, listens to the other tabs, and sends once this tab holds
 * the lock. Every tab has every write in its mutation cache and learns its result, so all screens agree.
 */
export async function openOutbox(
  client: QueryClient,
  member: string,
  { handlers, environment, closing }: Parts,
): Promise<Outbox> {
  stopPreserving(member);
  const { store } = environment;
  const cache = client.getMutationCache();
  const stopController = new AbortController();
  const { signal } = stopController;
  const { broadcast, listen, close } = openTabChannel(environment.channel(outboxChannelName(member)));
  const entries = new Map<string, OutboxEntry>();
  /** Keys of writes made in this tab: only here a failure shows a toast. */
  const ownKeys = new Set<string>();
  let clock = 0;
  let isLeader = false;
  /** Time of the newest answered write, by coalesce key. */
  const answeredAt = new Map<string, number>();
  const sender = createRetrySender(environment.send, (key, status) =>
    client.setQueryData(retryStatusKey(key), status),
  );
  const persist = (puts: readonly OutboxItem[], removes: readonly string[]): Promise<boolean> =>
    store.write(puts, removes).then(
      () => true,
      () => false,
    );

  function release({ item, mutation, controller }: OutboxEntry): void {
    controller.abort();
    entries.delete(item.key);
    if (entries.size === 0) setUnloadWarning(false);
    cache.remove(mutation);
    client.removeQueries({ queryKey: retryStatusKey(item.key) });
    void cache.runNext(mutation);
  }

  function withdraw(entry: OutboxEntry): void {
    release(entry);
    if (!hasNewerEntry(entries, entry)) entry.handler.rollback?.(client, entry.item.vars);
  }

  function drop(entry: OutboxEntry, end: (entry: OutboxEntry) => void): void {
    const { key } = entry.item;
    end(entry);
    void persist([], [key]);
    broadcast({ removed: key });
  }

  /** Last tap wins. Only the sending tab knows which writes are unsent. */
  function supersede(entry: OutboxEntry): void {
    if (!isLeader || !entries.has(entry.item.key)) return;
    for (const old of supersededEntries(entries, entry))
      if (!sender.isSending(old.item.key)) drop(old, release);
  }

  async function send({ item, handler, controller, persisted, remoteResult }: OutboxEntry): Promise<unknown> {
    const isOnDisk = await persisted;
    const ownResult = leadership.then(async () => {
      if (controller.signal.aborted) return neverSettles;
      if (isOnDisk) await handler.beforeSend?.(item.vars);
      try {
        const response = await sender.run(item, controller.signal);
        await persist([], [item.key]);
        broadcast({ done: { key: item.key, response } });
        return response;
      } catch (error) {
        if (controller.signal.aborted) return neverSettles;
        item.parked = toOutboxFailure(error);
        await persist([item], []);
        broadcast({ failed: item });
        throw error;
      }
    });
    return Promise.race([remoteResult, ownResult]);
  }

  function onResponse(entry: OutboxEntry, response: unknown): void {
    const { item, controller } = entry;
    if (controller.signal.aborted) return;
    const key = coalesceKeyOf(entry);
    if (key) answeredAt.set(key, Math.max(item.at, answeredAt.get(key) ?? 0));
    // First out of the entries, so that the optimistic value is not applied over what `settle` writes.
    entries.delete(item.key);
    settleOverReads(client, entry, response, hasNewerEntry(entries, entry));
    release(entry);
  }

  function onRejected(entry: OutboxEntry, error: unknown): void {
    const { item, handler, controller } = entry;
    if (controller.signal.aborted) return;
    controller.abort();
    if (hasNewerEntry(entries, entry)) return;
    handler.rollback?.(client, item.vars);
    const { key } = item;
    if (ownKeys.has(key))
      notifyFailure(entry, error, { retry: () => retry(key), discard: () => discard(key) });
  }

  /** Takes a write made here, read from disk or received from another tab into this tab. */
  function accept(item: OutboxItem, persisted: Promise<boolean> = Promise.resolve(true)): Promise<unknown> {
    const handler = findHandler(handlers, item);
    const known = entries.get(item.key);
    if (!handler || (known && !(known.item.parked && !item.parked))) return neverSettles;
    if (known) release(known);
    if ((answeredAt.get(coalesceKeyOf({ item, handler }) ?? '') ?? 0) > item.at) {
      // From a tab that closed before it could broadcast the write, and overtaken since.
      void persist([], [item.key]);
      return neverSettles;
    }
    clock = Math.max(clock, item.at);
    const entry = createEntry(client, item, handler, { persisted, send, onResponse, onRejected });
    entries.set(item.key, entry);
    void persisted.then((onDisk) => {
      entry.wasPersisted = onDisk;
      supersede(entry);
    });
    if (item.parked) {
      entry.controller.abort();
      return neverSettles;
    }
    if (!hasNewerEntry(entries, entry)) handler.applyOptimistic?.(client, item.vars, false);
    const response = entry.mutation.continue();
    response.catch(() => undefined);
    return response;
  }

  function receive({ put = [], done, failed, removed, isLeader: hasNewLeader }: OutboxMessage): void {
    for (const item of put) void accept(item);
    if (done) entries.get(done.key)?.resolveRemote(done.response);
    const failedEntry = failed && entries.get(failed.key);
    if (failedEntry && failed.parked) {
      failedEntry.item.parked = failed.parked;
      failedEntry.rejectRemote(fromOutboxFailure(failed.parked));
    }
    const removedEntry = removed === undefined ? undefined : entries.get(removed);
    if (removedEntry) withdraw(removedEntry);
    if (hasNewLeader) void restore();
  }

  const retry = (key: string) => {
    const known = entries.get(key)?.item;
    if (!known?.parked) return sender.hurry(key);
    const item = { ...known, parked: null };
    broadcast({ put: [item] });
    void accept(item, persist([item], []));
  };
  const discard = (key: string): boolean => {
    const entry = entries.get(key);
    if (entry) drop(entry, withdraw);
    return entry !== undefined;
  };
  const retryUnreachable = () => {
    if (!isLeader) return;
    for (const { item } of inQueueOrder(entries)) {
      if (!item.parked) sender.hurry(item.key);
      else if (isUnreachable(item.parked)) retry(item.key);
    }
  };

  const stopReapplying = reapplyOptimistic(client, entries);
  /** Aligns memory with the disk: a tab may have closed after a write to disk and before its broadcast. */
  const restore = async () => {
    const persistedEntries = [...entries.values()].filter((entry) => entry.wasPersisted);
    const [items, latest] = await Promise.all([store.read(member), store.latestTimestamp(member)]).catch(
      () => [],
    );
    if (!items || signal.aborted) return;
    clock = Math.max(clock, latest ?? 0);
    const keys = new Set(items.map(({ key }) => key));
    for (const entry of persistedEntries)
      if (!isLeader && !keys.has(entry.item.key) && entries.has(entry.item.key)) withdraw(entry);
    for (const item of items) void accept(item);
  };
  const stopReconnecting = onReconnect(restore, retryUnreachable);
  const stop = () => {
    stopController.abort();
    stopReconnecting();
    stopReapplying();
    close();
    entries.forEach(release);
  };
  closing?.addEventListener('abort', stop, { once: true });

  const restored = restore().then(() => listen(receive));
  const leadership = environment.acquireLock(`plaza.outbox.${member}`, signal).then(async () => {
    await restored;
    isLeader = true;
    broadcast({ isLeader: true });
    for (const entry of entries.values()) supersede(entry);
    retryUnreachable();
  });
  await restored;

  return {
    member,
    add: (newItems) => {
      const items = newItems.map(({ kind, vars, key = crypto.randomUUID() }): OutboxItem => {
        clock = Math.max(Date.now(), clock + 1);
        return { key, member, kind, at: clock, vars, parked: null };
      });
      const replaced = newItems.flatMap(({ replaces }) => entries.get(replaces ?? '') ?? []);
      const replacedKeys = replaced.map(({ item }) => item.key);
      const persisted = persist(items, replacedKeys);
      replaced.forEach(withdraw);
      void persisted.then((onDisk) => {
        for (const key of replacedKeys) broadcast({ removed: key });
        broadcast({ put: items });
        if (!onDisk && entries.size > 0) setUnloadWarning(true);
      });
      return items.map((item) => {
        ownKeys.add(item.key);
        return { persisted, response: accept(item, persisted) };
      });
    },
    retry,
    discard,
    resume: retryUnreachable,
    stop,
  };
}
