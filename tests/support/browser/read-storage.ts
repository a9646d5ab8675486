import type { Page } from '@playwright/test';

/** All of the page's storage as JSON: web storage, IndexedDB (or one database of it) and cached addresses. */
export const readStorage = (page: Page, database?: string): Promise<string> =>
  page.evaluate(async (only) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const found: unknown[] = [];
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    for (const name of names.filter(
      (name) => only === undefined || name === only || name.startsWith(`${only}.`),
    )) {
      const opened = await answer(indexedDB.open(name));
      for (const table of opened.objectStoreNames) {
        const store = opened.transaction(table).objectStore(table);
        found.push(name, table, await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]));
      }
      opened.close();
    }
    if (only === undefined) {
      found.push(Object.entries(localStorage), Object.entries(sessionStorage));
      for (const name of await caches.keys())
        found.push((await (await caches.open(name)).keys()).map(({ url }) => url));
    }
    return JSON.stringify(found);
  }, database);
