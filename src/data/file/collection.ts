import { pluralize } from '@/lib/text/format';
import { delay } from '@/data/store/delay';
import { createCollection } from '@/data/store/collection';
import { sampleContacts } from '@/data/user/collection';
import { FileRecord, type FileWithUser } from './schema';
import { sampleFiles } from './seed';

export const files = createCollection<FileRecord>({
  name: 'files',
  version: 1,
  schema: FileRecord,
  seed: async (now) => sampleFiles(now),
});

/** A folder's size is its number of items. Accessor of section 7 of the specification. */
export async function listFiles(): Promise<readonly FileWithUser[]> {
  await delay();
  const [rows, people] = await Promise.all([files.all(), sampleContacts()]);
  const person = new Map(people.map((user) => [user.id, user]));
  const content = new Map<number | null, number>();
  for (const { parentId, trashedAt } of rows) {
    if (trashedAt === null) content.set(parentId, (content.get(parentId) ?? 0) + 1);
  }
  return rows.map((file) => ({
    ...file,
    size: file.kind === 'folder' ? pluralize(content.get(file.id) ?? 0, 'item') : file.size,
    user: person.get(file.userId) ?? null,
  }));
}
