import type { Page } from '@playwright/test';

/** Number of outbox entries on this browser's disk. */
export const countStoredWrites = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('plaza-outbox');
        opening.addEventListener('error', () => reject(new Error('The outbox does not open')));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const count = db.transaction('items').objectStore('items').count();
          count.addEventListener('success', () => {
            db.close();
            resolve(count.result);
          });
        });
      }),
  );
