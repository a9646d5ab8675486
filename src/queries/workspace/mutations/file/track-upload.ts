import { fileUploads, patchFileUpload } from '@/lib/api/file-uploads';
import { sessionSignal, sessionUid } from '@/lib/session/member-session';
import { uploadText } from '@/messages/workspace/upload';

sessionUid.subscribe(() => fileUploads.set([]));

/** Files at once; the others wait for their turn. */
const AT_ONCE = 3;
let running = 0;
const queue: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    queue.shift()?.();
  }
}

const reasonOf = (error: unknown, isStopped: boolean): string => {
  if (isStopped) return uploadText.stopped;
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return uploadText.notEnoughStorage;
  return error instanceof Error ? error.message : uploadText.notUploaded;
};

/** Shows the upload while `work` runs, in its turn. Resolves with the result; null for a failed or stopped upload. */
export async function trackUpload<T>(
  { id, title, bytes, folderId }: { id: string; title: string; bytes: number; folderId: string | null },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const control = new AbortController();
  const signal = AbortSignal.any([control.signal, sessionSignal()]);
  const state = { id, title, totalBytes: bytes, sentBytes: 0, state: 'going' as const, folderId };
  fileUploads.set([{ ...state, cancel: () => control.abort() }, ...fileUploads.get()]);
  try {
    const result = await inTurn(() => {
      signal.throwIfAborted();
      return work(signal);
    });
    patchFileUpload(id, { state: 'done', sentBytes: bytes });
    return result;
  } catch (error) {
    patchFileUpload(id, { state: 'failed', error: reasonOf(error, control.signal.aborted) });
    return null;
  }
}
