import { readRecord } from './read-record';

interface StoredRecord {
  fbase_key?: string;
  value?: unknown;
}

/** What the Firebase SDK stores of the signed-in member (indexedDBLocalPersistence); null when signed out. */
export async function readStoredUser(): Promise<unknown> {
  const records = await readRecord<StoredRecord[]>(
    'firebaseLocalStorageDb',
    'firebaseLocalStorage',
    (store) => store.getAll(),
  );
  return records?.find((record) => record.fbase_key?.startsWith('firebase:authUser:'))?.value ?? null;
}
