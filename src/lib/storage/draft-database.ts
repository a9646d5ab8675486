import type { DBSchema, IDBPDatabase } from 'idb';
import type { Draft } from './draft';

/** A picture that waits to be sent. Bytes, not a Blob: some browsers cannot keep those. */
export interface KeptPicture {
  bytes: ArrayBuffer;
  type: string;
  /** Milliseconds since the epoch. */
  at: number;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft };
  pictures: { key: string; value: KeptPicture };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

const forget = () => {
  opening = undefined;
};

/** Where drafts and their pictures are kept on this device. Rejects where storage is forbidden. */
export const draftDatabase = (): Promise<IDBPDatabase<Schema>> => {
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
          forget();
        },
        terminated: forget,
      }),
    )
    .catch((error: unknown) => {
      forget();
      throw error;
    });
  return opening;
};
