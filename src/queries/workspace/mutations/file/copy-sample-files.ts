import type { QueryClient } from '@tanstack/react-query';
import { SpaceItemChange } from '@contract/space/space-item';
import { sampleContent } from '@/data/file/sample/content';
import { sampleFiles } from '@/data/file/seed';
import { copiedFile } from '@/data/file/space-sample';
import { fileUploads, patchFileUpload } from '@/lib/api/file-uploads';
import { hashOf } from '@/lib/files/sha256';
import { sessionSignal } from '@/lib/session/member-session';
import { readSampleCopies, type SampleCopy, setSampleCopies } from '@/lib/storage/sample-copies';
import { isUnsentSpace } from '@/queries/workspace/mutations/space/unsent';
import { sendSpaceChanges } from '@/queries/workspace/mutations/space/space-item';
import { uploadText } from '@/messages/workspace/upload';
import { sendFile } from './send-file';
import { trackUpload } from './track-upload';

/** Files that one write adds. */
const BATCH = 10;

/** Uploads need the space on the service. Rejects when the signal aborts. */
const whenSent = (client: QueryClient, spaceId: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const check = (): void => {
      if (!signal.aborted && isUnsentSpace(client, spaceId)) return;
      stop();
      signal.removeEventListener('abort', check);
      if (signal.aborted) reject(new DOMException('The copy was stopped', 'AbortError'));
      else resolve();
    };
    const stop = client.getMutationCache().subscribe(check);
    signal.addEventListener('abort', check);
    check();
  });

interface Copying {
  spaceId: string;
  memberId: string;
  copies: readonly SampleCopy[];
}

async function copyFiles(
  client: QueryClient,
  { spaceId, memberId, copies }: Copying,
  signal: AbortSignal,
): Promise<void> {
  await whenSent(client, spaceId, signal);
  const sample = new Map(sampleFiles(new Date()).map((file) => [file.title, file]));
  let sentBytes = 0;
  const send = async ({ id, title }: SampleCopy): Promise<void> => {
    const file = sampleContent(title);
    await sendFile(file, file.type, {
      id,
      spaceId,
      sha256: await hashOf(file),
      signal,
      onProgress: () => patchFileUpload(spaceId, { state: 'going' }),
      onWait: () => patchFileUpload(spaceId, { state: 'waiting' }),
    });
    sentBytes += file.size;
    patchFileUpload(spaceId, { sentBytes, state: 'going' });
  };
  for (let at = 0; at < copies.length; at += BATCH) {
    const batch = copies.slice(at, at + BATCH);
    await Promise.all(batch.map(send));
    const changes = batch.flatMap((copy) => {
      const file = sample.get(copy.title);
      if (!file) return [];
      const { id, kind, body } = copiedFile(copy, file, memberId);
      return [SpaceItemChange.parse({ id, kind, base: 0, set: body })];
    });
    await sendSpaceChanges(client, spaceId, changes);
    signal.throwIfAborted();
    setSampleCopies(spaceId, copies.slice(at + BATCH));
  }
}

/** Copies the sample files that spaces wait for, in the background; a former visit may have begun. */
export async function copySampleFiles(client: QueryClient, memberId: string): Promise<void> {
  const session = sessionSignal();
  for (const { spaceId, copies } of readSampleCopies()) {
    if (fileUploads.get().some(({ id }) => id === spaceId)) continue;
    const bytes = copies.reduce((sum, { title }) => sum + sampleContent(title).size, 0);
    const about = { id: spaceId, title: uploadText.sampleFiles, bytes, folderId: null };
    await trackUpload(about, (signal) => copyFiles(client, { spaceId, memberId, copies }, signal));
    // Stopped, or refused: the files that are there stay.
    if (!session.aborted) setSampleCopies(spaceId, []);
  }
}

/** Returns before the first file is copied. */
export function beginSampleCopy(client: QueryClient, { spaceId, memberId, copies }: Copying): void {
  setSampleCopies(spaceId, copies);
  void copySampleFiles(client, memberId);
}
