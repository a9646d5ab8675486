import { mutationOptions } from '@tanstack/react-query';
import { deleteBlob, storeBlob, readBlob } from '@/data/store/blob';
import { delay } from '@/data/store/delay';
import { files, listFiles } from '@/data/file/collection';
import { FileRecord } from '@/data/file/schema';
import { fileKindDisplay, detectFileKind } from '@/data/file/file-kind';
import { formatFileSize } from '@/lib/files/file-size';
import { offerUndo } from '@/lib/overlays/undo';
import { SAMPLE_KEY, sampleMutation, sampleQuery } from '@/queries/sample';

/** Files joined with their user. */
export const filesOptions = () => sampleQuery(['files'], listFiles);

/** The bytes of a stored file; null where none are kept. */
export const fileBytesOptions = (blobKey: string | null) =>
  sampleQuery(['file-bytes', blobKey], async () =>
    blobKey === null ? null : ((await readBlob(blobKey)) ?? null),
  );

/** Bytes this browser has kept and would keep for this site; null where it does not say. */
export const storageEstimateOptions = () =>
  sampleQuery(['files', 'room'], async () => {
    if (typeof navigator.storage?.estimate !== 'function') return null;
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    return quota > 0 ? { usage, quota } : null;
  });

interface SaveFiles {
  files: readonly FileRecord[];
  toast: string;
}

/** Keeps files as they now are: renamed, moved, starred, shared, in the bin. */
export const saveFilesOptions = () =>
  sampleMutation<SaveFiles, FileRecord>({
    collection: files,
    // Joined files carry their person along; only the record is kept.
    changes: (wish) => wish.files.map((file) => ({ put: FileRecord.parse(file) })),
    optimistic: {
      key: ['files'],
      patch: (held, wish) =>
        Array.isArray(held)
          ? (held as FileRecord[]).map((file) => wish.files.find((next) => next.id === file.id) ?? file)
          : held,
    },
    toast: ({ toast: said }) => said,
    failure: 'Not kept',
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

/** Makes an empty folder and gives it. */
export const addFolderOptions = () =>
  mutationOptions({
    mutationFn: ({ title, parentId }: { title: string; parentId: number | null }) =>
      files.add((id) => ({ ...newFileRecord(title, parentId), id })),
    onSuccess: (folder) =>
      offerUndo({
        title: `${folder.title} created`,
        undo: () => files.applyChanges([{ remove: folder.id }]),
      }),
    meta: { failure: 'Folder not made', invalidates: [SAMPLE_KEY] },
  });

const CHUNK_BYTES = 1_000_000;

/** Reads a file piece by piece, so that its way can be shown and stopped. */
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

async function deletePermanently(gone: readonly FileRecord[]): Promise<void> {
  await files.applyChanges(gone.map(({ id }) => ({ remove: id })));
  const needed = new Set((await files.all()).map((file) => file.blobKey));
  for (const { blobKey } of gone) {
    if (blobKey !== null && !needed.has(blobKey)) await deleteBlob(blobKey);
  }
}

interface Upload {
  file: File;
  /** Free in the folder. */
  title: string;
  parentId: number | null;
  signal: AbortSignal;
  /** Told the bytes read so far. */
  progress: (done: number) => void;
}

/** Keeps a file of this device in this browser. Whoever shows it says what went wrong. */
export const uploadFileOptions = () =>
  mutationOptions({
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
    onSuccess: (file) => offerUndo({ title: `${file.title} uploaded`, undo: () => deletePermanently([file]) }),
    meta: { invalidates: [SAMPLE_KEY] },
  });

interface CopyFiles {
  /** The files and folders to copy, each with a name that is free where it goes. */
  copies: readonly { file: FileRecord; title: string; parentId: number | null }[];
  /** What lies in a folder, itself left out; copied along. */
  childrenOf: (folderId: number) => readonly FileRecord[];
}

/** Copies files, and folders with all that lies in them. The stored bytes are shared until one of them changes. */
export const copyFilesOptions = () =>
  mutationOptions({
    mutationFn: async ({ copies, childrenOf: inside }: CopyFiles) => {
      await delay();
      const made: FileRecord[] = [];
      const copy = async (file: FileRecord, title: string, parentId: number | null): Promise<void> => {
        const record = FileRecord.parse(file);
        const date = new Date().toISOString();
        const next = await files.add((id) => ({ ...record, id, title, parentId, date, starred: false }));
        made.push(next);
        for (const child of inside(file.id)) await copy(child, child.title, next.id);
      };
      for (const { file, title, parentId } of copies) await copy(file, title, parentId);
      return made;
    },
    onSuccess: (made, { copies }) =>
      offerUndo({
        title: copies.length === 1 ? 'Copied' : `${copies.length} copied`,
        undo: () => files.applyChanges(made.map(({ id }) => ({ remove: id }))),
      }),
    meta: { failure: 'Not copied', invalidates: [SAMPLE_KEY] },
  });

/** Throws files away for good, with their bytes where no copy needs them. The page asks first. */
export const deleteFilesOptions = () =>
  mutationOptions({
    mutationFn: deletePermanently,
    meta: { success: 'Gone for good', failure: 'Not deleted', invalidates: [SAMPLE_KEY] },
  });

/** What is written in a stored file. */
export const fileTextOptions = (blobKey: string | null) =>
  sampleQuery(['file-text', blobKey], async () =>
    blobKey === null ? '' : ((await (await readBlob(blobKey))?.text()) ?? ''),
  );

/** SHA-256 of the stored bytes in hexadecimal figures: tells whether two files are the same. */
export const fileHashOptions = (blobKey: string | null) =>
  sampleQuery(['file-hash', blobKey], async () => {
    const blob = blobKey === null ? undefined : await readBlob(blobKey);
    if (!blob) return null;
    const hash = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });
