/** Where the Firebase SDK stores the signed-in member (indexedDBLocalPersistence). */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const KEY_PREFIX = 'firebase:authUser:';

interface StoredRecord {
  fbase_key?: string;
  value?: unknown;
}

/** Reads without creating anything; null when signed out, or when storage is refused. */
export const readStoredUser = (): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    const opening = indexedDB.open(DATABASE);
    // The database does not exist: the SDK creates it.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(null);
    });
    opening.addEventListener('success', () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains(STORE)) {
        database.close();
        return resolve(null);
      }
      const reading: IDBRequest<StoredRecord[]> = database.transaction(STORE).objectStore(STORE).getAll();
      reading.addEventListener('success', () =>
        resolve(reading.result.find((record) => record.fbase_key?.startsWith(KEY_PREFIX))?.value ?? null),
      );
      reading.addEventListener('error', () => resolve(null));
      database.close();
    });
  }).catch(() => null);
