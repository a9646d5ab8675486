import type { NewItem } from '@/data/space/new-item';
import type { SampleCopy } from '@/lib/storage/sample-copies';
import type { FileRecord } from './schema';
import { sampleFiles } from './seed';
import { fileInSpace } from './space-kind';

/** Folders of the sample with ids of their own, and the files that follow once their content is on the service. */
export function fileItems(now: Date, memberId: string): { folders: NewItem[]; copies: SampleCopy[] } {
  const sample = sampleFiles(now);
  const ids = new Map(sample.map(({ id }) => [id, crypto.randomUUID()]));
  const idOf = (id: string): string => ids.get(id) ?? crypto.randomUUID();
  const placed = sample.map((file) => ({
    ...file,
    id: idOf(file.id),
    parentId: file.parentId === null ? null : idOf(file.parentId),
  }));
  return {
    folders: placed
      .filter(({ kind }) => kind === 'folder')
      .map((folder) => ({
        id: folder.id,
        kind: 'file',
        body: fileInSpace.toBody(folder, memberId, undefined),
      })),
    copies: placed
      .filter(({ kind }) => kind !== 'folder')
      .map(({ id, title, parentId }) => ({ id: crypto.randomUUID(), itemId: id, title, parentId })),
  };
}

/** `file` is the sample file of the copy. */
export function copiedFile(
  { id, itemId, parentId }: SampleCopy,
  file: FileRecord,
  memberId: string,
): NewItem {
  const versions = file.versions.map((version) => ({ ...version, id }));
  const record = { ...file, id: itemId, parentId, versions, current: id };
  return { id: itemId, kind: 'file', body: fileInSpace.toBody(record, memberId, undefined) };
}
