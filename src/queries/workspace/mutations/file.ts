import { mutationOptions } from '@tanstack/react-query';
import { deleteBlob, storeBlob } from '@/data/store/blob';
import { delay } from '@/data/store/delay';
import { files } from '@/data/file/collection';
import { FileRecord } from '@/data/file/schema';
import { fileKindDisplay, detectFileKind } from '@/data/file/file-kind';
import { formatFileSize } from '@/lib/files/file-size';
import { offerUndo } from '@/lib/overlays/undo';
import { patchQuery } from '@/queries/optimistic';
import { SAMPLE_KEY } from '@/queries/sample';
import { sampleMutation } from '@/queries/sample-mutation';
import { filesOptions } from '@/queries/workspace/file';

interface SaveFiles {
  files: readonly FileRecord[];
  toast: string;
}

export const saveFilesOptions = () =>
  sampleMutation<SaveFiles, FileRecord>({
    collection: files,
    // Strips the joined user.
    changes: (vars) => vars.files.map((file) => ({ put: FileRecord.parse(file) })),
    optimistic: (client, vars) => [
      patchQuery(client, filesOptions(), (known) =>
        known.map((file) => ({ ...file, ...vars.files.find(({ id }) => id === file.id) })),
      ),
    ],
    toast: ({ toast }) => toast,
    failure: 'Not saved',
  });

const newFileRecord = (title: string, parentId: number | null): Omit<FileRecord, 'id'> => ({
  title,
  icon: fileKindDisplay.folder.icon,
  file: fileKindDisplay.folder.label,
  fileVariant: fileKindDisplay.folder.variant,
  userId: 1,
  date: new Date().toISOString(),
  size: '',
  members: [],
  kind: 'folder',
  parentId,
  bytes: 0,
  memberIds: [],
  starred: false,
  trashedAt: null,
  blobKey: null,
  type: '',
});

export const addFolderOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: ({ title, parentId }: { title: string; parentId: number | null }) =>
      files.add((id) => ({ ...newFileRecord(title, parentId), id })),
    onSuccess: (folder) =>
      offerUndo({
        title: `${folder.title} created`,
        undo: () => files.applyChanges([{ remove: folder.id }]),
      }),
    meta: { failure: 'Folder not created', invalidates: [SAMPLE_KEY] },
  });

const CHUNK_BYTES = 1_000_000;

/** In chunks, for progress and cancellation. */
async function readInChunks(
  file: File,
  signal: AbortSignal,
  progress: (done: number) => void,
): Promise<Blob> {
  const parts: ArrayBuffer[] = [];
  for (let from = 0; from < file.size; from += CHUNK_BYTES) {
    signal.throwIfAborted();
    parts.push(await file.slice(from, from + CHUNK_BYTES).arrayBuffer());
    progress(Math.min(file.size, from + CHUNK_BYTES));
  }
  return new Blob(parts, { type: file.type });
}

async function deletePermanently(deleted: readonly FileRecord[]): Promise<void> {
  await files.applyChanges(deleted.map(({ id }) => ({ remove: id })));
  const usedKeys = new Set((await files.all()).map((file) => file.blobKey));
  for (const { blobKey } of deleted) {
    if (blobKey !== null && !usedKeys.has(blobKey)) await deleteBlob(blobKey);
  }
}

interface Upload {
  file: File;
  /** Unique within the folder. */
  title: string;
  parentId: number | null;
  signal: AbortSignal;
  /** Bytes read so far. */
  progress: (done: number) => void;
}

/** No failure toast: the upload list shows the error. */
export const uploadFileOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async ({ file, title, parentId, signal, progress }: Upload) => {
      const { usage = 0, quota = Infinity } = (await navigator.storage?.estimate?.()) ?? {};
      if (file.size > quota - usage) {
        throw new Error(`${formatFileSize(file.size)}, but only ${formatFileSize(quota - usage)} are free.`);
      }
      const blob = await readInChunks(file, signal, progress);
      const blobKey = crypto.randomUUID();
      await storeBlob(blobKey, blob);
      const kind = detectFileKind(file.name, file.type);
      const { label, icon, variant } = fileKindDisplay[kind];
      return files.add((id) => ({
        ...newFileRecord(title, parentId),
        id,
        kind,
        icon,
        file: label,
        fileVariant: variant,
        bytes: file.size,
        size: formatFileSize(file.size),
        blobKey,
        type: file.type,
      }));
    },
    onSuccess: (file) =>
      offerUndo({ title: `${file.title} uploaded`, undo: () => deletePermanently([file]) }),
    meta: { invalidates: [SAMPLE_KEY] },
  });

interface CopyFiles {
  /** `title` is unique within the target folder. */
  copies: readonly { file: FileRecord; title: string; parentId: number | null }[];
  /** Direct children of a folder. */
  childrenOf: (folderId: number) => readonly FileRecord[];
}

/** Folders are copied with their content; copies share the stored bytes. */
export const copyFilesOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async ({ copies, childrenOf }: CopyFiles) => {
      await delay();
      const copied: FileRecord[] = [];
      const copy = async (file: FileRecord, title: string, parentId: number | null): Promise<void> => {
        const record = FileRecord.parse(file);
        const date = new Date().toISOString();
        const next = await files.add((id) => ({ ...record, id, title, parentId, date, starred: false }));
        copied.push(next);
        for (const child of childrenOf(file.id)) await copy(child, child.title, next.id);
      };
      for (const { file, title, parentId } of copies) await copy(file, title, parentId);
      return copied;
    },
    onSuccess: (copied, { copies }) =>
      offerUndo({
        title: copies.length === 1 ? 'Copied' : `${copies.length} copied`,
        undo: () => files.applyChanges(copied.map(({ id }) => ({ remove: id }))),
      }),
    meta: { failure: 'Not copied', invalidates: [SAMPLE_KEY] },
  });

/** Permanent; bytes are deleted once no copy uses them. The page confirms first. */
export const deleteFilesOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: deletePermanently,
    meta: { success: 'Deleted permanently', failure: 'Not deleted', invalidates: [SAMPLE_KEY] },
  });
