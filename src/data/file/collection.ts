import * as z from 'zod/mini';
import { folderText } from '@/messages/workspace/folder';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { delay } from '@/lib/storage/sample-delay';
import { createCollection } from '@/data/store/collection';
import { withUuids } from '@/data/store/sample-uuid';
import type { Person } from '@/data/task/schema';
import { sampleContacts } from '@/data/user/collection';
import { FileRecord, type FileWithUser } from './schema';
import { sampleFileId, seedVersionId } from './sample-id';

const Version1 = z.object({
  kind: z.string(),
  title: z.string(),
  bytes: z.int(),
  type: z.string(),
  date: z.string(),
  userId: z.int(),
  blobKey: z.nullable(z.string()),
});

/** Version 1 had one content per file, and none for those of the sample. */
function withFirstVersion(record: unknown): unknown {
  const old = Version1.safeParse(record).data;
  if (!old || typeof record !== 'object') return record;
  const { kind, title, bytes, type, date, userId, blobKey } = old;
  const current = kind === 'folder' ? null : (blobKey ?? seedVersionId(title));
  const versions = current === null ? [] : [{ id: current, bytes, type, at: date, byId: userId }];
  return { ...record, current, versions };
}

export const files = createCollection<FileRecord>({
  name: 'files',
  version: 2,
  schema: FileRecord,
  migrate: (record) => withUuids(withFirstVersion(record), { id: sampleFileId, parentId: sampleFileId }),
  migrateId: (id) => (typeof id === 'number' ? sampleFileId(id) : id),
  seed: async (now) => (await import('./seed')).sampleFiles(now),
  space: async () => (await import('./space-kind')).fileInSpace,
});

async function readPeople(): Promise<readonly Person[]> {
  if (chosenSpace.get() === null) return sampleContacts();
  const { readCurrentSpace } = await import('@/data/space/current-space');
  const members = (await readCurrentSpace())?.members ?? [];
  return members.map(({ id, name, avatarUrl }) => ({ id, name, image: avatarUrl }));
}

/** Ids of folders that a file can be in: those with a way to the top level. Two members may move folders into each other. */
function rootedFolders(rows: readonly FileRecord[]): ReadonlySet<string | null> {
  const rooted = new Set<string | null>([null]);
  let waiting = rows.filter(({ kind }) => kind === 'folder');
  for (let size = 0; size < rooted.size;) {
    size = rooted.size;
    for (const { id, parentId } of waiting) if (rooted.has(parentId)) rooted.add(id);
    waiting = waiting.filter(({ id }) => !rooted.has(id));
  }
  return rooted;
}

/** A folder's size is its number of items. Accessor of section 7 of the specification. */
export async function listFiles(latency = delay()): Promise<readonly FileWithUser[]> {
  await latency;
  const [rows, people] = await Promise.all([files.all(), readPeople()]);
  const person = new Map(people.map((one) => [one.id, one]));
  const folders = rootedFolders(rows);
  const placed = rows.map((file) => (folders.has(file.parentId) ? file : { ...file, parentId: null }));
  const content = new Map<string | null, number>();
  for (const { parentId, trashedAt } of placed) {
    if (trashedAt === null) content.set(parentId, (content.get(parentId) ?? 0) + 1);
  }
  return placed.map((file) => ({
    ...file,
    size: file.kind === 'folder' ? folderText.items(content.get(file.id) ?? 0) : file.size,
    user: person.get(file.userId) ?? null,
  }));
}
