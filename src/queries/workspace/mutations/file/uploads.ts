import type { QueryClient } from '@tanstack/react-query';
import { cancelFileUpload } from '@contract/space/file';
import { MAX_FILE_BYTES, MAX_FILE_VERSIONS } from '@contract/space/file-limits';
import { SpaceFile } from '@contract/space/body/file';
import { SpaceItemChange } from '@contract/space/space-item';
import { files } from '@/data/file/collection';
import type { FileRecord, FileVersion } from '@/data/file/schema';
import { shownVersion, withVersion } from '@/data/file/shown-version';
import { fileInSpace } from '@/data/file/space-kind';
import { readMirror } from '@/data/space/mirror';
import { deleteBlob, readBlob, storeBlob } from '@/data/store/blob';
import { callApi } from '@/lib/api/client';
import { fileUploads, patchFileUpload } from '@/lib/api/file-uploads';
import { formatFileSize } from '@/lib/files/file-size';
import { offerUndo } from '@/lib/overlays/undo';
import { sessionSignal } from '@/lib/session/member-session';
import { chosenSpace } from '@/lib/storage/chosen-space';
import {
  addPendingUpload,
  type PendingUpload,
  pendingUploads,
  removePendingUpload,
} from '@/lib/storage/pending-uploads';
import { SAMPLE_KEY } from '@/queries/sample';
import { sendSpaceChanges } from '@/queries/workspace/mutations/space/space-item';
import { uploadText } from '@/messages/workspace/upload';
import { copySampleFiles } from './copy-sample-files';
import { SAMPLE_MEMBER_ID, newFileRecord } from './new-file';
import { sendFile } from './send-file';
import { trackUpload } from './track-upload';

export interface NewUpload {
  file: Blob;
  /** Unique within the folder. */
  title: string;
  parentId: string | null;
  /** The file of which this is a version. */
  versionOf?: FileRecord;
}

/** What an upload has made. */
export interface Uploaded {
  /** Of the version. */
  id: string;
  title: string;
  bytes: number;
  undo: () => Promise<unknown>;
}

const mediaTypeOf = (file: Blob): string =>
  /^[a-z0-9][\w.+-]*\/[a-z0-9][\w.+-]*$/u.test(file.type) ? file.type : 'application/octet-stream';

const versionOf = (id: string, file: Blob, byId: FileVersion['byId']): FileVersion => ({
  id,
  bytes: file.size,
  type: mediaTypeOf(file),
  at: new Date().toISOString(),
  byId,
});

const CHUNK_BYTES = 1_000_000;

/** In chunks, for progress and cancellation. */
async function readInChunks(
  file: Blob,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const parts: ArrayBuffer[] = [];
  for (let from = 0; from < file.size; from += CHUNK_BYTES) {
    signal.throwIfAborted();
    parts.push(await file.slice(from, from + CHUNK_BYTES).arrayBuffer());
    onProgress(Math.min(file.size, from + CHUNK_BYTES));
  }
  return new Blob(parts, { type: file.type });
}

async function keepInBrowser(
  id: string,
  { file, title, parentId, versionOf: old }: NewUpload,
  signal: AbortSignal,
): Promise<() => Promise<unknown>> {
  const { usage = 0, quota = Infinity } = (await navigator.storage?.estimate?.()) ?? {};
  if (file.size > quota - usage)
    throw new Error(uploadText.tooLargeForBrowser(formatFileSize(file.size), formatFileSize(quota - usage)));
  const blob = await readInChunks(file, signal, (sentBytes) => patchFileUpload(id, { sentBytes }));
  await storeBlob(id, blob);
  const version = versionOf(id, file, SAMPLE_MEMBER_ID);
  const inverse = await files.applyChanges([
    old
      ? { from: old, to: withVersion(old, version) }
      : {
          put: {
            ...newFileRecord(crypto.randomUUID(), title, parentId),
            ...shownVersion(title, version),
            versions: [version],
          },
        },
  ]);
  return async () => {
    await files.applyChanges(inverse);
    await deleteBlob(id);
  };
}

/** Adds the whole upload to the items of its space, which need not be the chosen one any more. */
async function addToSpace(client: QueryClient, upload: PendingUpload, memberId: string): Promise<void> {
  const { id, spaceId, itemId, isVersion, title, parentId, type, bytes } = upload;
  const at = new Date().toISOString();
  const version = { bytes, type, at, byId: memberId };
  const item = isVersion ? (await readMirror(spaceId)).items.get(itemId) : undefined;
  const stored = Object.entries(SpaceFile.safeParse(item?.body).data?.versions ?? {})
    .toSorted(([, a], [, b]) => (a?.at ?? '').localeCompare(b?.at ?? ''))
    .map(([old]) => old);
  const tooOld = stored.slice(0, Math.max(0, stored.length + 1 - MAX_FILE_VERSIONS));
  const record = { ...newFileRecord(itemId, title, parentId), ...shownVersion(title, { id, ...version }) };
  const set = isVersion
    ? {
        versions: { ...Object.fromEntries(tooOld.map((old) => [old, null])), [id]: version },
        current: id,
      }
    : fileInSpace.toBody({ ...record, versions: [{ id, ...version }] }, memberId, undefined);
  const change = SpaceItemChange.parse({ id: itemId, kind: 'file', base: item?.revision ?? 0, set });
  await sendSpaceChanges(client, spaceId, [change]);
}

async function sendToSpace(
  client: QueryClient,
  pending: PendingUpload,
  { file, memberId, signal }: { file: Blob; memberId: string; signal: AbortSignal },
): Promise<void> {
  const { id, spaceId, type } = pending;
  await sendFile(file, type, {
    id,
    spaceId,
    signal,
    onProgress: (sentBytes) => patchFileUpload(id, { sentBytes, state: 'going' }),
    onWait: () => patchFileUpload(id, { state: 'waiting' }),
  });
  await addToSpace(client, pending, memberId);
}

/** Of a new upload or one that a former visit began. */
async function trackPending(
  client: QueryClient,
  pending: PendingUpload,
  file: Blob,
  memberId: string,
): Promise<PendingUpload | null> {
  const { id, title, bytes, parentId } = pending;
  const session = sessionSignal();
  const done = await trackUpload({ id, title, bytes, folderId: parentId }, async (signal) => {
    await sendToSpace(client, pending, { file, memberId, signal });
    return pending;
  });
  // The next session must not delete what this member left.
  if (session.aborted) return null;
  removePendingUpload(id);
  await deleteBlob(id);
  if (!done) await callApi(cancelFileUpload, { params: { fileId: id } }).catch(() => undefined);
  return done;
}

async function uploadToSpace(
  client: QueryClient,
  { file, title, parentId, versionOf: old }: NewUpload,
): Promise<Uploaded | null> {
  const space = chosenSpace.get();
  if (!space) return null;
  const pending: PendingUpload = {
    id: crypto.randomUUID(),
    spaceId: space.id,
    itemId: old?.id ?? crypto.randomUUID(),
    isVersion: old !== undefined,
    title,
    parentId,
    type: mediaTypeOf(file),
    bytes: file.size,
  };
  if (file.size > MAX_FILE_BYTES) {
    const about = { id: pending.id, title, bytes: file.size, folderId: parentId };
    return trackUpload(about, async () => {
      throw new Error(uploadText.tooLarge(formatFileSize(MAX_FILE_BYTES)));
    });
  }
  // Where the browser refuses to store the bytes, the upload does not survive a reload.
  await storeBlob(pending.id, file).then(
    () => addPendingUpload(pending),
    () => undefined,
  );
  const done = await trackPending(client, pending, file, space.memberId);
  const inverse = old && { from: old.current, to: pending.id };
  if (!done) return null;
  const undo = (): Promise<void> => {
    const set = inverse ? { versions: { [inverse.to]: null }, current: inverse.from } : {};
    const change = { id: done.itemId, kind: 'file', base: 0, set, ...(old ? {} : { remove: true }) };
    return sendSpaceChanges(client, done.spaceId, [SpaceItemChange.parse(change)]);
  };
  return { id: done.id, title, bytes: done.bytes, undo };
}

async function uploadHere(upload: NewUpload): Promise<Uploaded | null> {
  const id = crypto.randomUUID();
  const { file, title, parentId } = upload;
  const bytes = file.size;
  const undo = await trackUpload({ id, title, bytes, folderId: parentId }, (signal) =>
    keepInBrowser(id, upload, signal),
  );
  return undo && { id, title, bytes, undo };
}

/** Uploads to the chosen space, or into this browser. The list of uploads shows errors. */
export async function uploadAll(client: QueryClient, uploads: readonly NewUpload[]): Promise<Uploaded[]> {
  const inSpace = chosenSpace.get() !== null;
  const results = await Promise.all(
    uploads.map((upload) => (inSpace ? uploadToSpace(client, upload) : uploadHere(upload))),
  );
  void client.invalidateQueries({ queryKey: SAMPLE_KEY });
  return results.flatMap((uploaded) => uploaded ?? []);
}

/** One Undo removes all. */
export async function uploadFiles(client: QueryClient, uploads: readonly NewUpload[]): Promise<void> {
  const made = await uploadAll(client, uploads);
  const [first] = made;
  if (!first) return;
  offerUndo({
    title: uploads.length === 1 ? uploadText.uploaded(first.title) : uploadText.filesUploaded(made.length),
    undo: () => Promise.all(made.map(({ undo }) => undo())),
  });
}

/** Continues what a former visit began. Two tabs may do so at once: the service takes each part once. */
export async function resumeUploads(client: QueryClient): Promise<void> {
  const memberId = chosenSpace.get()?.memberId;
  if (memberId === undefined) return;
  void copySampleFiles(client, memberId);
  const known = new Set(fileUploads.get().map(({ id }) => id));
  for (const pending of pendingUploads.get()) {
    if (known.has(pending.id)) continue;
    const file = await readBlob(pending.id);
    if (file) void trackPending(client, pending, file, memberId);
    else removePendingUpload(pending.id);
  }
}
