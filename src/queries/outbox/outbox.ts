import type { QueryClient } from '@tanstack/react-query';
import { compareOutboxItems, type OutboxItem } from './store';
import { stopPreserving } from '@/lib/auth/preserve-on-sign-out';
import { createRetrySender, fromOutboxFailure, isUnreachable, toOutboxFailure } from './retry';
import {
  clearPendingWrites,
  type Outbox,
  type OutboxEnvironment,
  type OutboxMessage,
  type OutboxEntry,
} from './environment';
import { handlerOf, outboxHandlers } from './handlers';
import { retryStatusKey } from './registry';
import { onReconnect, setUnloadWarning } from './lifecycle';
import {
  createEntry,
  hasNewerEntry,
  supersededEntries,
  reapplyOptimistic,
  coalesceKeyOf,
  notifyFailure,
} from './entry';

const neverSettles = new Promise<never>(() => undefined);

/**
 * Opens the outbox of a member: takes up what waits on disk, hears of other tabs, and sends once it is alone to do so.
 * Every tab has every write in its mutation cache and is told how it ended, so that all screens agree.
 */
export async function openOutbox(
  client: QueryClient,
  member: string,
  ground: OutboxEnvironment,
): Promise<Outbox> {
  stopPreserving(member);
  const { store } = ground;
  const cache = client.getMutationCache();
  const stopped = new AbortController();
  const { signal } = stopped;
  const channel = ground.channel(`plaza.outbox.${member}`);
  const waits = new Map<string, OutboxEntry>();
  /** Made in this tab: here somebody waits to hear how it went. */
  const written = new Set<string>();
  /** What other tabs said while the disk was read. */
  let early: OutboxMessage[] | null = [];
  let clock = 0;
  let leads = false;
  /** The latest tap of each slot that has been answered. */
  const latest = new Map<string, number>();
  const attempts = createRetrySender(ground.send, (key, trouble) =>
    client.setQueryData(retryStatusKey(key), trouble),
  );
  const share = (news: OutboxMessage) => {
    if (!signal.aborted) channel.postMessage(news);
  };
  const keep = (puts: readonly OutboxItem[], removes: readonly string[]): Promise<boolean> =>
    store.write(puts, removes).then(
      () => true,
      () => false,
    );

  /** Lets go of a write in this tab. */
  function leave({ item, mutation, controller: over }: OutboxEntry): void {
    over.abort();
    waits.delete(item.key);
    if (waits.size === 0) setUnloadWarning(false);
    cache.remove(mutation);
    client.removeQueries({ queryKey: retryStatusKey(item.key) });
    void cache.runNext(mutation);
  }

  /** Last tap wins: of unsent writes of one slot the newest stays. Only the tab that sends knows what is unsent. */
  function supersede(item: OutboxItem): void {
    if (!leads || !waits.has(item.key)) return;
    for (const wait of supersededEntries(waits, item))
      if (!attempts.isUnderWay(wait.item.key)) drop(wait, leave);
  }

  function drop(wait: OutboxEntry, end: (wait: OutboxEntry) => void): void {
    const { key } = wait.item;
    end(wait);
    void keep([], [key]);
    share({ removed: key });
  }

  async function deliver(wait: OutboxEntry): Promise<unknown> {
    const { item, controller: over } = wait;
    await wait.persisted;
    const own = mySending.then(async () => {
      if (over.signal.aborted) return neverSettles;
      try {
        const answer = await attempts.run(item, over.signal);
        await keep([], [item.key]);
        share({ done: { key: item.key, answer } });
        return answer;
      } catch (error) {
        if (over.signal.aborted) return neverSettles;
        item.parked = toOutboxFailure(error);
        await keep([item], []);
        share({ failed: item });
        throw error;
      }
    });
    return Promise.race([wait.remoteResult, own]);
  }

  function answered(wait: OutboxEntry, answer: unknown): void {
    const { item } = wait;
    if (wait.controller.signal.aborted) return;
    const slot = coalesceKeyOf(item);
    if (slot) latest.set(slot, Math.max(item.at, latest.get(slot) ?? 0));
    // From here on it is no wish any more: what `settle` writes is not overlaid with it.
    waits.delete(item.key);
    handlerOf(item).settle(client, item.vars, answer, hasNewerEntry(waits, item));
    leave(wait);
  }
  function refused(wait: OutboxEntry, error: unknown): void {
    const { item } = wait;
    if (wait.controller.signal.aborted) return;
    wait.controller.abort();
    if (hasNewerEntry(waits, item)) return;
    handlerOf(item).rollback?.(client, item.vars);
    if (written.has(item.key)) notifyFailure(item, error, () => retry(item.key));
  }

  /** Takes up a write: made here, read from disk, or heard of from another tab. */
  function take(item: OutboxItem, kept: Promise<boolean> = Promise.resolve(true)): Promise<unknown> {
    const known = waits.get(item.key);
    if (known && !(known.item.parked && !item.parked)) return neverSettles;
    if (known) leave(known);
    if ((latest.get(coalesceKeyOf(item) ?? '') ?? 0) > item.at) {
      // Written in a tab that was gone before it could tell, and overtaken since.
      void keep([], [item.key]);
      return neverSettles;
    }
    clock = Math.max(clock, item.at);
    const wait = createEntry(client, item, kept, {
      send: deliver,
      onResponse: answered,
      onRejected: refused,
    });
    waits.set(item.key, wait);
    void kept.then((stored) => {
      wait.wasPersisted = stored;
      supersede(item);
    });
    if (item.parked) {
      wait.controller.abort();
      return neverSettles;
    }
    if (!hasNewerEntry(waits, item)) handlerOf(item).applyOptimistic?.(client, item.vars, false);
    const end = wait.mutation.continue();
    end.catch(() => undefined);
    return end;
  }

  function hear(data: OutboxMessage): void {
    for (const item of data.put ?? []) void take(item);
    if (data.done) waits.get(data.done.key)?.resolveRemote(data.done.answer);
    const parked = data.failed && waits.get(data.failed.key);
    if (parked && data.failed?.parked) {
      parked.item.parked = data.failed.parked;
      parked.rejectRemote(fromOutboxFailure(data.failed.parked));
    }
    const gone = data.removed === undefined ? undefined : waits.get(data.removed);
    if (gone) withdrawn(gone);
    if (data.isLeader) void restore();
  }
  channel.onmessage = ({ data }: MessageEvent<OutboxMessage>) => {
    if (early) early.push(data);
    else if (!signal.aborted) hear(data);
  };

  function withdrawn(wait: OutboxEntry): void {
    const { item } = wait;
    leave(wait);
    if (!hasNewerEntry(waits, item)) handlerOf(item).rollback?.(client, item.vars);
  }

  const retry = (key: string) => {
    const known = waits.get(key)?.item;
    if (!known?.parked) return attempts.hurry(key);
    const item = { ...known, parked: null };
    share({ put: [item] });
    void take(item, keep([item], []));
  };
  const retryUnreachable = () => {
    if (!leads) return;
    for (const { item } of [...waits.values()].toSorted((a, b) => compareOutboxItems(a.item, b.item))) {
      if (!item.parked) attempts.hurry(item.key);
      else if (isUnreachable(item.parked)) retry(item.key);
    }
  };

  const unsubscribe = reapplyOptimistic(client, waits);
  /** Brings memory and disk together: a tab may have gone between the one and telling the others. */
  const restore = async () => {
    const stored = [...waits.values()].filter((wait) => wait.wasPersisted);
    const [items, latestEver] = await Promise.all([store.read(member), store.latestTimestamp(member)]).catch(
      () => [],
    );
    if (!items || signal.aborted) return;
    clock = Math.max(clock, latestEver ?? 0);
    const keys = new Set(items.map(({ key }) => key));
    for (const wait of stored)
      if (!leads && !keys.has(wait.item.key) && waits.has(wait.item.key)) withdrawn(wait);
    for (const item of items) if (item.kind in outboxHandlers) void take(item);
  };
  const rest = onReconnect(restore, retryUnreachable);
  const stop = () => {
    stopped.abort();
    rest();
    unsubscribe();
    channel.close();
    waits.forEach(leave);
  };

  // The channel is open: nothing that is answered from now on is missed.
  const restored = restore().then(() => {
    for (const news of early ?? []) hear(news);
    early = null;
  });
  const mySending = ground.acquireLock(`plaza.outbox.${member}`, signal).then(async () => {
    await restored;
    leads = true;
    share({ isLeader: true });
    for (const { item } of waits.values()) supersede(item);
    retryUnreachable();
  });
  await restored;

  return {
    member,
    add: (news) => {
      const items = news.map(({ kind, vars, key = crypto.randomUUID() }): OutboxItem => {
        clock = Math.max(Date.now(), clock + 1);
        return { key, member, kind, at: clock, vars, parked: null };
      });
      const replaced = news.flatMap(({ replaces }) => waits.get(replaces ?? '') ?? []);
      const gone = replaced.map(({ item }) => item.key);
      const kept = keep(items, gone);
      replaced.forEach(withdrawn);
      void kept.then((onDisk) => {
        for (const key of gone) share({ removed: key });
        share({ put: items });
        // Gone with the page: ask before it is left.
        if (!onDisk && waits.size > 0) setUnloadWarning(true);
      });
      return items.map((item) => {
        written.add(item.key);
        return { persisted: kept, response: take(item, kept) };
      });
    },
    retry,
    discard: (key) => {
      const wait = waits.get(key);
      if (wait) drop(wait, withdrawn);
      return wait !== undefined;
    },
    stop,
    clear: async () => {
      stop();
      await clearPendingWrites(store, member);
    },
  };
}
