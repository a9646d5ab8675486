import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';

export type SampleId = number | string;

/** What differs from the seed: the record as it now is, or null where it was removed. */
export interface DiskChange {
  collection: string;
  id: SampleId;
  /** Version of the collection when it was written. */
  version: number;
  record: unknown;
}

interface SampleDb extends DBSchema {
  changes: { key: [string, SampleId]; value: DiskChange; indexes: { collection: string } };
  meta: { key: string; value: string };
  blobs: { key: string; value: Blob };
}

const NAME = 'plaza-sample';
const VERSION = 1;

const open = (): Promise<IDBPDatabase<SampleDb>> =>
  openDB<SampleDb>(NAME, VERSION, {
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
    blocking: () => forgetDisk(),
    terminated: () => forgetDisk(),
  });

/** A database that cannot be opened (of a later version, damaged) is rebuilt once; null where storage is forbidden. */
async function openOrRebuild(): Promise<IDBPDatabase<SampleDb> | null> {
  if (typeof indexedDB === 'undefined') return null;
  try {
    return await open();
  } catch {
    try {
      await deleteDB(NAME);
      return await open();
    } catch {
      return null;
    }
  }
}

let opened: Promise<IDBPDatabase<SampleDb> | null> | null = null;

/** The browser's database of sample changes, or null where the browser keeps nothing. */
export const disk = (): Promise<IDBPDatabase<SampleDb> | null> => (opened ??= openOrRebuild());

/** Closes the database; the next read opens it anew. */
export function forgetDisk(): void {
  void opened?.then((db) => db?.close());
  opened = null;
}
