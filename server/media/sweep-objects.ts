import { type ObjectFolder, objectId } from './object-key';
import type { ObjectStore } from './object-store';

/** Younger objects stay: the transaction that adds their row may still be running. */
const GRACE_MS = 86_400_000;

interface Sweep {
  folder: ObjectFolder;
  now: Date;
  /** Returns the ids that have a row, among those of one page. */
  named: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/**
 * Deletes objects older than a day that no row names. Rows are read after the list, so that an object which is written
 * meanwhile is not on it. Objects with other names than the service writes are not its own, and stay.
 */
export async function sweepObjects(store: ObjectStore, { folder, now, named }: Sweep): Promise<void> {
  const before = new Date(now.getTime() - GRACE_MS);
  for await (const page of store.list(folder)) {
    const old = page.flatMap(({ key, writtenAt }) => {
      const id = objectId(key);
      return id !== null && writtenAt < before.getTime() ? [{ key, id }] : [];
    });
    if (old.length === 0) continue;
    const kept = await named([...new Set(old.map(({ id }) => id))]);
    await store.delete(old.filter(({ id }) => !kept.has(id)).map(({ key }) => key));
  }
  await store.deleteUnfinished(before);
}
