import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { withTimeLimit } from '@/lib/session/time-limit';
import type { Draft } from './draft-types';
import { DISK_TIMEOUT_MS } from './indexed-db-probe';

/** Bytes, not a Blob: some browsers cannot store Blobs in IndexedDB. */
export interface StoredPicture {
  bytes: ArrayBuffer;
  type: string;
  /** ms since the epoch. */
  at: number;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft };
  pictures: { key: string; value: StoredPicture };
}

let connection: Promise<IDBPDatabase<Schema>> | undefined;

const resetConnection = () => {
  connection = undefined;
};

// Async, because opening throws where the browser forbids IndexedDB.
const open = async (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('plaza-drafts', 2, {
    upgrade: (db) => {
      for (const name of ['drafts', 'pictures'] as const) {
        if (!db.objectStoreNames.contains(name)) db.createObjectStore(name);
      }
    },
    // A newer version of the app in another tab waits to upgrade the schema.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      resetConnection();
    },
    terminated: resetConnection,
  });

export const openDraftDatabase = (): Promise<IDBPDatabase<Schema>> => {
  connection ??= open().catch((error: unknown) => {
    resetConnection();
    throw error;
  });
  return withTimeLimit(connection, DISK_TIMEOUT_MS);
};
