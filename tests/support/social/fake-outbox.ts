import type { QueryClient } from '@tanstack/react-query';
import { compareOutboxItems, type OutboxItem, type OutboxStore } from '@/queries/outbox/store';
import { OUTBOX_KEY } from '@/queries/outbox/outbox-types';
import { outboxHandlers } from '@/queries/outbox-handlers';
import { browserEnvironment, type OutboxEnvironment } from '@/queries/outbox/environment';
import type { OutboxMessage } from '@/queries/outbox/tab-channel';

/** What the tabs of one browser share: a disk, a lock for each name, and a channel. */
export interface FakeBrowser {
  storage: Map<string, OutboxItem>;
  /** A tab; once it has crashed nothing of it reaches anything any more. */
  openTab: () => { ground: OutboxEnvironment; crash: () => void; isAlive: () => boolean };
}

const never = new Promise<never>(() => undefined);

/** A browser without a page: `delay` gives the milliseconds of each disk write, lock and message. */
export function createFakeBrowser(
  delay: () => number = () => 0,
  send: OutboxEnvironment['send'] = browserEnvironment(outboxHandlers).send,
): FakeBrowser {
  const disk = new Map<string, OutboxItem>();
  const clocks = new Map<string, number>();
  const queue: { alive: () => boolean; grant: () => void }[] = [];
  const listeners = new Map<object, { alive: () => boolean; hear: (data: OutboxMessage) => void }>();
  let holder: { alive: () => boolean } | null = null;
  const after = () => {
    const ms = delay();
    return ms > 0 ? new Promise<void>((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
  };
  const pass = () => {
    if (holder?.alive()) return;
    holder = queue.find(({ alive }) => alive()) ?? null;
    const next = queue.splice(0, queue.length).filter((one) => one.alive());
    queue.push(...next.filter((one) => one !== holder));
    (holder as (typeof queue)[number] | null)?.grant();
  };

  const openTab: FakeBrowser['openTab'] = () => {
    let crashed = false;
    const requests = new Set<AbortController>();
    const alive = () => !crashed;
    const step = async <T>(act: () => T): Promise<T> => {
      await after();
      return crashed ? never : act();
    };
    // Transactions are made in the order they were asked for.
    let last: Promise<unknown> = Promise.resolve();
    const inTurn = <T>(act: () => T): Promise<T> => {
      const turn = last.then(() => step(act));
      last = turn;
      return turn;
    };
    const store: OutboxStore = {
      read: (member) =>
        inTurn(() =>
          structuredClone(
            [...disk.values()]
              .filter((item) => member === null || item.member === member)
              .toSorted(compareOutboxItems),
          ),
        ),
      latestTimestamp: (member) => inTurn(() => clocks.get(member) ?? 0),
      write: (puts, removes) => {
        const copies = structuredClone(puts);
        return inTurn(() => {
          for (const item of copies) {
            disk.set(item.key, item);
            clocks.set(item.member, Math.max(item.at, clocks.get(item.member) ?? 0));
          }
          for (const key of removes) disk.delete(key);
        });
      },
      clear: (member) =>
        inTurn(() => {
          for (const [key, item] of disk) if (item.member === member) disk.delete(key);
        }),
    };
    const ground: OutboxEnvironment = {
      store,
      acquireLock: (_name, signal) =>
        new Promise((resolve) => {
          let left = false;
          signal.addEventListener('abort', () => {
            left = true;
            pass();
          });
          queue.push({ alive: () => alive() && !left, grant: () => void step(resolve) });
          pass();
        }),
      send: async (item, options) => {
        if (crashed) return never;
        // The connections of a killed tab are cut.
        const cut = new AbortController();
        requests.add(cut);
        options.signal?.addEventListener('abort', () => cut.abort());
        try {
          return await send(item, { ...options, signal: cut.signal });
        } finally {
          requests.delete(cut);
          if (crashed) await never;
        }
      },
      channel: () => {
        let said = Promise.resolve();
        const channel: ReturnType<OutboxEnvironment['channel']> = {
          onmessage: null,
          postMessage: (data: OutboxMessage) => {
            const copy = structuredClone(data);
            // Each hears what one tab says in its order.
            for (const [key, listener] of listeners) {
              if (key === channel) continue;
              said = said.then(after).then(() => {
                if (listener.alive() && listeners.has(key)) listener.hear(copy);
              });
            }
          },
          close: () => void listeners.delete(channel),
        };
        listeners.set(channel, {
          alive,
          hear: (data) =>
            channel.onmessage?.call(channel as BroadcastChannel, new MessageEvent('message', { data })),
        });
        return channel;
      },
    };
    return {
      ground,
      isAlive: alive,
      crash: () => {
        crashed = true;
        for (const request of requests) request.abort();
        pass();
      },
    };
  };
  return { storage: disk, openTab };
}

/** The writes in a tab that are still on their way. */
export const unsentWrites = (client: QueryClient): OutboxItem[] =>
  client
    .getMutationCache()
    .findAll({ mutationKey: [OUTBOX_KEY], status: 'pending' })
    .map(({ state }) => state.variables as OutboxItem);
