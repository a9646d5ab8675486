import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ProblemCode } from '@contract/problem';

/** Why an item is not sent again by itself. */
export interface Parked {
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
  parked: Parked | null;
}

/** Where items wait. Every method rejects when storage is full or forbidden. */
export interface OutboxStore {
  /** The items of a member in their order. */
  read: (member: string) => Promise<OutboxItem[]>;
  /** Puts and removes together; on disk when it resolves. */
  write: (puts: readonly OutboxItem[], removes: readonly string[]) => Promise<void>;
  /** Removes everything of a member. */
  clear: (member: string) => Promise<void>;
}

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem; indexes: { member: string } };
}

/** The order of the queue; equal moments are told apart by key, the same in every tab. */
export const inOrder = (a: OutboxItem, b: OutboxItem): number => a.at - b.at || (a.key < b.key ? -1 : 1);

/** The outbox of this browser, in IndexedDB. Opened with the first use, and anew after it was closed from outside. */
export function openOutboxStore(): OutboxStore {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opening = undefined;
  };
  const database = () => {
    opening ??= openDB<Schema>('plaza-outbox', 1, {
      upgrade: (db) => void db.createObjectStore('items', { keyPath: 'key' }).createIndex('member', 'member'),
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
  const change = async () => (await database()).transaction('items', 'readwrite', { durability: 'strict' });
  return {
    read: async (member) => {
      const items = await (await database()).getAllFromIndex('items', 'member', member);
      return items.toSorted(inOrder);
    },
    write: async (puts, removes) => {
      const { store, done } = await change();
      const steps = [...puts.map((item) => store.put(item)), ...removes.map((key) => store.delete(key))];
      await Promise.all([...steps, done]);
    },
    clear: async (member) => {
      const { store, done } = await change();
      const keys = await store.index('member').getAllKeys(member);
      await Promise.all([...keys.map((key) => store.delete(key)), done]);
    },
  };
}
