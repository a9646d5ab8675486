import type { SpaceMember } from '@contract/space/space';
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { sessionUid } from '@/lib/session/member-session';
import { withTimeLimit } from '@/lib/session/time-limit';
import { DISK_TIMEOUT_MS } from '@/lib/storage/indexed-db-probe';

/** An item as the service confirmed it. */
export interface MirrorItem {
  id: string;
  kind: string;
  /** Null for a deleted item. */
  body: Readonly<Record<string, unknown>> | null;
  revision: number;
  /** ISO 8601. */
  changedAt: string;
}

export interface MirrorState {
  /** Items up to this revision of the space have been read. */
  revision: number;
  members: readonly SpaceMember[];
  /** Version of the stored items, and the kinds that the reading app knew. */
  kinds: string;
}

interface SpaceDatabase extends DBSchema {
  items: { key: [string, string]; value: MirrorItem & { spaceId: string }; indexes: { spaceId: string } };
  states: { key: string; value: MirrorState };
}

/** One database per member. */
const databaseName = (uid: string): string => `plaza-spaces.${uid}`;

async function openForSession(): Promise<IDBPDatabase<SpaceDatabase> | null> {
  const uid = sessionUid.get();
  if (typeof indexedDB === 'undefined' || uid === null) return null;
  const opening = openDB<SpaceDatabase>(databaseName(uid), 1, {
    upgrade(db) {
      db.createObjectStore('items', { keyPath: ['spaceId', 'id'] }).createIndex('spaceId', 'spaceId');
      db.createObjectStore('states');
    },
    // Another tab deletes the database; the next read opens it again. One that opened too late to be used is closed as
    // well.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      closeSpaceDatabase();
    },
    terminated: () => closeSpaceDatabase(),
  });
  return withTimeLimit(opening, DISK_TIMEOUT_MS).catch(() => null);
}

let connection: Promise<IDBPDatabase<SpaceDatabase> | null> | null = null;

/** Null without IndexedDB: spaces then live in memory. */
export const spaceDatabase = (): Promise<IDBPDatabase<SpaceDatabase> | null> =>
  (connection ??= openForSession());

export function closeSpaceDatabase(): void {
  void connection?.then((db) => db?.close());
  connection = null;
}

/** Open tabs close their connections first. */
export const deleteSpaceDatabase = (uid: string): Promise<void> => deleteDB(databaseName(uid));
