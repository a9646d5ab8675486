import { chosenSpace } from '@/lib/storage/chosen-space';
import type { CollectionRecord } from './change';
import type { Collection } from './collection';
import type { RecordId } from './record-id';

/** Adds records in one write: with the next numbers of the sample, or with uuids in a space. `makes` may throw. */
export async function addRecords<T extends CollectionRecord & { id: RecordId }>(
  collection: Collection<T>,
  makes: readonly ((id: RecordId, stored: readonly T[]) => T)[],
): Promise<T[]> {
  if (chosenSpace.get() === null) return collection.addAll(makes);
  const stored = await collection.all();
  const added = makes.map((make) => make(crypto.randomUUID(), stored));
  await collection.applyChanges(added.map((record) => ({ put: record })));
  return added;
}
