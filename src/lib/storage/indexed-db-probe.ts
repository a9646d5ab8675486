import { isTimeout, withTimeLimit } from '@/lib/session/time-limit';

/** Maximum time for the browser to open a database, in ms. */
export const DISK_TIMEOUT_MS = 3_000;

const openProbe = (): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('storage-probe', 1);
    request.addEventListener('success', () => {
      request.result.close();
      resolve(true);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('No database')));
  });

/** The page has read the session of a member from a database before its scripts loaded. */
const readSession = async (): Promise<boolean> => {
  if (((await window.plazaEarly?.session) ?? null) === null) throw new Error('No session');
  return true;
};

/** Firebase opens databases without a time limit: where the browser does not answer, they must fail at once. */
function refuseDatabases(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('IndexedDB does not answer', 'TimeoutError');
  };
}

let answer: Promise<boolean> | null = null;

/**
 * False where IndexedDB is missing, refused or never answers. Asked once per page load. A slow browser that has read a
 * session counts as usable: refusing its databases ends the session, and deletes the member's data in this browser.
 */
export const isIndexedDbUsable = (): Promise<boolean> =>
  (answer ??= withTimeLimit(
    Promise.any([Promise.resolve().then(openProbe), readSession()]),
    DISK_TIMEOUT_MS,
  ).catch((error: unknown) => {
    if (isTimeout(error)) refuseDatabases();
    return false;
  }));
