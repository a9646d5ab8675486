import { mutationOptions } from '@tanstack/react-query';
import { deleteBlob } from '@/data/store/blob';
import { files } from '@/data/file/collection';
import { FileRecord } from '@/data/file/schema';
import { mergeChange } from '@/data/store/merge-change';
import { offerUndo } from '@/lib/overlays/undo';
import { patchQuery } from '@/queries/optimistic';
import { SAMPLE_KEY } from '@/queries/sample';
import { sampleMutation } from '@/queries/sample-mutation';
import { filesOptions } from '@/queries/workspace/file';
import { commonText } from '@/messages/ui/common';
import { fileText } from '@/messages/workspace/file';
import { newFileRecord } from './new-file';

interface SaveFiles {
  /** Only the fields that differ change. */
  changes: readonly { from: FileRecord; to: FileRecord }[];
  toast: string;
}

export const saveFilesOptions = () =>
  sampleMutation<SaveFiles, FileRecord>({
    collection: files,
    // Strips the joined user.
    changes: ({ changes }) =>
      changes.map(({ from, to }) => ({ from: FileRecord.parse(from), to: FileRecord.parse(to) })),
    optimistic: (client, { changes }) => [
      patchQuery(client, filesOptions(), (known) =>
        known.map((file) => {
          const change = changes.find(({ to }) => to.id === file.id);
          return change ? { ...file, ...mergeChange<FileRecord>(file, change.from, change.to) } : file;
        }),
      ),
    ],
    toast: ({ toast }) => toast,
    failure: fileText.notSaved,
  });

interface NewFolder {
  id: string;
  title: string;
  parentId: string | null;
}

export const addFoldersOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: (folders: readonly NewFolder[]) =>
      files.applyChanges(
        folders.map(({ id, title, parentId }) => ({ put: newFileRecord(id, title, parentId) })),
      ),
    onSuccess: (inverse, [folder]) => {
      if (folder)
        offerUndo({ title: fileText.created(folder.title), undo: () => files.applyChanges(inverse) });
    },
    meta: { failure: fileText.folderNotCreated, invalidates: [SAMPLE_KEY] },
  });

async function deletePermanently(deleted: readonly FileRecord[]): Promise<void> {
  await files.applyChanges(deleted.map(({ id }) => ({ remove: id })));
  const used = new Set((await files.sample.all()).flatMap(({ versions }) => versions.map(({ id }) => id)));
  for (const { versions } of deleted) for (const { id } of versions) if (!used.has(id)) await deleteBlob(id);
}

interface CopyFiles {
  /** `title` is unique within the target folder. */
  copies: readonly { file: FileRecord; title: string; parentId: string | null }[];
  /** Direct children of a folder. */
  childrenOf: (folderId: string) => readonly FileRecord[];
}

/** Folders are copied with their content; copies share the stored bytes. */
export const copyFilesOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async ({ copies, childrenOf }: CopyFiles) => {
      const date = new Date().toISOString();
      const copyOf = (file: FileRecord, title: string, parentId: string | null): FileRecord[] => {
        const id = crypto.randomUUID();
        return [
          { ...FileRecord.parse(file), id, title, parentId, date, starred: false, rating: 0 },
          ...childrenOf(file.id).flatMap((child) => copyOf(child, child.title, id)),
        ];
      };
      const added = copies.flatMap(({ file, title, parentId }) => copyOf(file, title, parentId));
      return files.applyChanges(added.map((put) => ({ put })));
    },
    onSuccess: (inverse, { copies }) =>
      offerUndo({
        title: copies.length === 1 ? commonText.copied : fileText.copied(copies.length),
        undo: () => files.applyChanges(inverse),
      }),
    meta: { failure: fileText.notCopied, invalidates: [SAMPLE_KEY] },
  });

/** Permanent; bytes are deleted once no copy uses them. The page confirms first. */
export const deleteFilesOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: deletePermanently,
    meta: { success: fileText.deletedPermanently, failure: fileText.notDeleted, invalidates: [SAMPLE_KEY] },
  });
