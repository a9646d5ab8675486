import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ProblemCode } from '@contract/problem';
import { withTimeLimit } from '@/lib/session/time-limit';
import { DISK_TIMEOUT_MS } from '@/lib/storage/indexed-db-probe';

/** Why a write failed and is not sent again automatically. */
export interface OutboxFailure {
  message: string;
  /** HTTP status and problem code; null without a response. */
  status: number | null;
  code: ProblemCode | null;
  requestId: string | null;
  fields?: Record<string, string>;
}

/** One unsent write: plain data, stored on disk and broadcast to other tabs. */
export interface OutboxItem {
  /** Idempotency key: the same for every attempt from any tab. */
  key: string;
  /** The author's uid of the identity provider. */
  member: string;
  /** A key of `OutboxKinds`; a newer version of the app may store others. */
  kind: string;
  /** Queue order: ms since the epoch, moved forward where clocks disagree. */
  at: number;
  vars: object;
  /** Set once the write has failed. */
  parked: OutboxFailure | null;
}

/** Every method rejects when storage is full, blocked or does not answer. */
export interface OutboxStore {
  /** Writes of one member, or of all (null), in queue order. */
  read: (member: string | null) => Promise<OutboxItem[]>;
  /** Highest `at` of any write of a member, answered ones included; 0 for none. */
  latestTimestamp: (member: string) => Promise<number>;
  /** One transaction; on disk when the promise resolves. */
  write: (puts: readonly OutboxItem[], removes: readonly string[]) => Promise<void>;
  clear: (member: string) => Promise<void>;
}

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem; indexes: { member: string } };
  /** Latest timestamp by member, so that a clock that was set back does not reorder the queue. */
  clocks: { key: string; value: number };
}

const VERSION = 2;

/** Queue order; ties are broken by key, so every tab agrees. */
export const compareOutboxItems = (a: OutboxItem, b: OutboxItem): number =>
  a.at - b.at || (a.key < b.key ? -1 : 1);

/** Opens IndexedDB with the first use, and again after the browser closed it. */
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
      // A newer version of the app upgrades the database: give way.
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
  const inTime = <T>(work: Promise<T>): Promise<T> => withTimeLimit(work, DISK_TIMEOUT_MS);
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
  const store: OutboxStore = {
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
  return {
    read: (member) => inTime(store.read(member)),
    latestTimestamp: (member) => inTime(store.latestTimestamp(member)),
    write: (puts, removes) => inTime(store.write(puts, removes)),
    clear: (member) => inTime(store.clear(member)),
  };
}
