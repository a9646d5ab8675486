import type { DBSchema, IDBPDatabase } from 'idb';
import type { Draft } from './draft';

/** A picture that waits to be sent. Bytes, not a Blob: some browsers cannot keep those. */
export interface StoredPicture {
  bytes: ArrayBuffer;
  type: string;
  /** Milliseconds since the epoch. */
  at: number;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft };
  pictures: { key: string; value: StoredPicture };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

const resetConnection = () => {
  opening = undefined;
};

/** Where drafts and their pictures are kept on this device. Rejects where storage is forbidden. */
export const openDraftDatabase = (): Promise<IDBPDatabase<Schema>> => {
  opening ??= import('idb')
    .then(({ openDB }) =>
      openDB<Schema>('plaza-drafts', 2, {
        upgrade: (db) => {
          for (const name of ['drafts', 'pictures'] as const) {
            if (!db.objectStoreNames.contains(name)) db.createObjectStore(name);
          }
        },
        // A newer page wants another layout: this one lets go.
        blocking: (_current, _blocked, event) => {
          (event.target as IDBDatabase).close();
          resetConnection();
        },
        terminated: resetConnection,
      }),
    )
    .catch((error: unknown) => {
      resetConnection();
      throw error;
    });
  return opening;
};
