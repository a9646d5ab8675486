import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ProblemCode } from '@contract/problem';

/** Why an item is not sent again by itself. */
export interface OutboxFailure {
  message: string;
  /** HTTP status and code of the refusal; null when there was no answer. */
  status: number | null;
  code: ProblemCode | null;
  requestId: string | null;
  fields?: Record<string, string>;
}

/** One write on its way to the service. Plain data: it is kept on disk and told to other tabs. */
export interface OutboxItem {
  /** The idempotency key, made once: the same for every attempt from whatever tab. */
  key: string;
  /** The provider's id of the member who wrote it. */
  member: string;
  /** Name in `queries/outbox-kinds`. */
  kind: string;
  /** Milliseconds since the epoch, pushed forward where clocks disagree: the order of the queue. */
  at: number;
  /** What the kind sends. */
  vars: object;
  parked: OutboxFailure | null;
}

/** Where items wait. Every method rejects when storage is full or forbidden. */
export interface OutboxStore {
  /** The items of a member, or of everybody (null), in their order. */
  read: (member: string | null) => Promise<OutboxItem[]>;
  /** The latest moment any item of a member carried, answered ones included; 0 for none. */
  latestTimestamp: (member: string) => Promise<number>;
  /** Puts and removes together; on disk when it resolves. */
  write: (puts: readonly OutboxItem[], removes: readonly string[]) => Promise<void>;
  /** Removes everything of a member. */
  clear: (member: string) => Promise<void>;
}

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem; indexes: { member: string } };
  /** By member. Without it a new tab, on a clock that was set back, would write into the past. */
  clocks: { key: string; value: number };
}

/** Of the layout. A page with a higher one takes over while this one is open. */
const VERSION = 2;

/** The order of the queue; equal moments are told apart by key, the same in every tab. */
export const compareOutboxItems = (a: OutboxItem, b: OutboxItem): number =>
  a.at - b.at || (a.key < b.key ? -1 : 1);

/** The outbox of this browser, in IndexedDB. Opened with the first use, and anew after it was closed from outside. */
export function openOutboxStore(): OutboxStore {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opening = undefined;
  };
  const database = () => {
    opening ??= openDB<Schema>('plaza-outbox', VERSION, {
      upgrade: (db) => {
        if (!db.objectStoreNames.contains('items'))
          db.createObjectStore('items', { keyPath: 'key' }).createIndex('member', 'member');
        if (!db.objectStoreNames.contains('clocks')) db.createObjectStore('clocks');
      },
      // A newer page wants another layout: it reads what waits, this one lets go.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  };
  const change = async () => {
    const transaction = (await database()).transaction(['items', 'clocks'], 'readwrite', {
      durability: 'strict',
    });
    return {
      done: transaction.done,
      items: transaction.objectStore('items'),
      clocks: transaction.objectStore('clocks'),
    };
  };
  return {
    read: async (member) => {
      const items = await (await database()).getAllFromIndex('items', 'member', member ?? undefined);
      return items.toSorted(compareOutboxItems);
    },
    latestTimestamp: async (member) => (await (await database()).get('clocks', member)) ?? 0,
    write: async (puts, removes) => {
      const { items, clocks, done } = await change();
      const last = puts.toSorted(compareOutboxItems).at(-1);
      const steps: Promise<unknown>[] = [
        ...puts.map((item) => items.put(item)),
        ...removes.map((key) => items.delete(key)),
      ];
      if (last) {
        const forward = async () =>
          clocks.put(Math.max(last.at, (await clocks.get(last.member)) ?? 0), last.member);
        steps.push(forward());
      }
      await Promise.all([...steps, done]);
    },
    clear: async (member) => {
      const { items, clocks, done } = await change();
      const keys = await items.index('member').getAllKeys(member);
      await Promise.all([...keys.map((key) => items.delete(key)), clocks.delete(member), done]);
    },
  };
}
