import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { sessionUid, whenSessionKnown } from '@/lib/session/member-session';
import { withTimeLimit } from '@/lib/session/time-limit';
import { DISK_TIMEOUT_MS } from '@/lib/storage/indexed-db-probe';

export type SampleId = number | string;

/** Difference from the seed; `record` is null if the record was deleted. */
export interface StoredChange {
  collection: string;
  id: SampleId;
  /** Version of the collection at the time of writing. */
  version: number;
  record: unknown;
}

interface SampleDatabase extends DBSchema {
  changes: { key: [string, SampleId]; value: StoredChange; indexes: { collection: string } };
  meta: { key: string; value: string };
  blobs: { key: string; value: Blob };
}

/** One database per member; without a suffix it is the visitors'. */
const databaseName = (uid: string | null): string => (uid === null ? 'plaza-sample' : `plaza-sample.${uid}`);
const DATABASE_VERSION = 1;
const STORE_NAMES = ['changes', 'meta', 'blobs'] as const;

const openSampleDatabase = (name: string, version?: number): Promise<IDBPDatabase<SampleDatabase>> =>
  openDB<SampleDatabase>(name, version, {
    upgrade(db, _from, _to, transaction) {
      if (!db.objectStoreNames.contains('changes')) {
        db.createObjectStore('changes', { keyPath: ['collection', 'id'] }).createIndex(
          'collection',
          'collection',
        );
      } else if (!transaction.objectStore('changes').indexNames.contains('collection')) {
        transaction.objectStore('changes').createIndex('collection', 'collection');
      }
      if (!db.objectStoreNames.contains('meta')) db.createObjectStore('meta');
      if (!db.objectStoreNames.contains('blobs')) db.createObjectStore('blobs');
    },
    // Another tab deletes or upgrades the database; the next read opens it again. One that opened too late to be used is
    // closed as well.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      closeSampleDatabase();
    },
    terminated: () => closeSampleDatabase(),
  });

/**
 * Never deletes what is there: a database of a newer version is used as it is, and where storage is blocked, damaged or
 * does not answer (null) changes live in memory.
 */
async function openForSession(): Promise<IDBPDatabase<SampleDatabase> | null> {
  if (typeof indexedDB === 'undefined') return null;
  await whenSessionKnown();
  const name = databaseName(sessionUid.get());
  const open = async (): Promise<IDBPDatabase<SampleDatabase>> => {
    try {
      return await openSampleDatabase(name, DATABASE_VERSION);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error;
      return openSampleDatabase(name);
    }
  };
  const db = await withTimeLimit(open(), DISK_TIMEOUT_MS).catch(() => null);
  const isComplete = STORE_NAMES.every((store) => db?.objectStoreNames.contains(store));
  return isComplete ? db : null;
}

let connection: Promise<IDBPDatabase<SampleDatabase> | null> | null = null;

/** Null without IndexedDB. */
export const sampleDatabase = (): Promise<IDBPDatabase<SampleDatabase> | null> =>
  (connection ??= openForSession());

/** The next read opens the database again. */
export function closeSampleDatabase(): void {
  void connection?.then((db) => db?.close());
  connection = null;
}

/** Deletes a member's changes and uploads; open tabs close their connections first. */
export const deleteSampleDatabase = (uid: string): Promise<void> => deleteDB(databaseName(uid));
