/**
 * Reads from an IndexedDB store without creating anything. Null where the database or the store is missing, or storage
 * is refused.
 */
export const readRecord = <T>(
  database: string,
  store: string,
  read: (records: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> =>
  new Promise<T | null>((resolve) => {
    const opening = indexedDB.open(database);
    // The database does not exist: its owner creates it.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(null);
    });
    opening.addEventListener('success', () => {
      const opened = opening.result;
      if (!opened.objectStoreNames.contains(store)) {
        opened.close();
        return resolve(null);
      }
      const reading = read(opened.transaction(store).objectStore(store));
      reading.addEventListener('success', () => resolve(reading.result));
      reading.addEventListener('error', () => resolve(null));
      opened.close();
    });
  }).catch(() => null);
