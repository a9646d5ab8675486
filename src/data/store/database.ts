import type { DBSchema, IDBPDatabase } from 'idb';

// Routes name sample queries before any sample is read: the first load does without this library.
const loadIdb = () => import('idb');

export type SampleId = number | string;

/** What differs from the seed: the record as it now is, or null where it was removed. */
export interface StoredChange {
  collection: string;
  id: SampleId;
  /** Version of the collection when it was written. */
  version: number;
  record: unknown;
}

interface SampleDatabase extends DBSchema {
  changes: { key: [string, SampleId]; value: StoredChange; indexes: { collection: string } };
  meta: { key: string; value: string };
  blobs: { key: string; value: Blob };
}

const DATABASE_NAME = 'plaza-sample';
const DATABASE_VERSION = 1;

const openSampleDatabase = async (): Promise<IDBPDatabase<SampleDatabase>> => {
  const { openDB } = await loadIdb();
  return openDB<SampleDatabase>(DATABASE_NAME, DATABASE_VERSION, {
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
    // Another tab wants to rebuild or upgrade: give way, the next read opens anew.
    blocking: () => closeSampleDatabase(),
    terminated: () => closeSampleDatabase(),
  });
};

/** A database that cannot be opened (of a later version, damaged) is rebuilt once; null where storage is forbidden. */
async function openOrRecreate(): Promise<IDBPDatabase<SampleDatabase> | null> {
  if (typeof indexedDB === 'undefined') return null;
  try {
    return await openSampleDatabase();
  } catch {
    try {
      await (await loadIdb()).deleteDB(DATABASE_NAME);
      return await openSampleDatabase();
    } catch {
      return null;
    }
  }
}

let connection: Promise<IDBPDatabase<SampleDatabase> | null> | null = null;

/** The browser's database of sample changes, or null where the browser keeps nothing. */
export const sampleDatabase = (): Promise<IDBPDatabase<SampleDatabase> | null> =>
  (connection ??= openOrRecreate());

/** Closes the database; the next read opens it anew. */
export function closeSampleDatabase(): void {
  void connection?.then((db) => db?.close());
  connection = null;
}
