import { getFileUpload, startFileUpload, type FileUpload } from '@contract/space/file';
import { MAX_PART_BYTES } from '@contract/space/file-limits';
import { callApi } from '@/lib/api/client';
import { ApiError, isTemporaryError } from '@/lib/api/errors';
import { uploadFilePart } from '@/lib/api/upload';

interface SendOptions {
  id: string;
  spaceId: string;
  /** In hex. No bytes are sent where the member has them on the service. */
  sha256?: string;
  signal: AbortSignal;
  /** Bytes that have arrived or are on their way. */
  onProgress: (sentBytes: number) => void;
  /** The connection or the service is away; the upload goes on by itself. */
  onWait: () => void;
}

const RETRY_MS = 3000;

/** Ends early when the browser is online again. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const finish = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', finish);
      signal.removeEventListener('abort', finish);
      if (signal.aborted) reject(new DOMException('The upload was stopped', 'AbortError'));
      else resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    globalThis.addEventListener('online', finish);
    signal.addEventListener('abort', finish);
  });

const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.code === 'conflict';

async function sendParts(file: Blob, start: FileUpload, options: SendOptions): Promise<void> {
  const { id, signal, onProgress } = options;
  let { offset, sha256 } = start;
  while (sha256 === null) {
    const part = file.slice(offset, offset + MAX_PART_BYTES, 'application/octet-stream');
    const begin = offset;
    onProgress(begin);
    ({ offset, sha256 } = await uploadFilePart({ id, offset: begin }, part, {
      signal,
      // The same part has the same key: it arrives once although the response is lost.
      idempotencyKey: `${id}.${begin}.${part.size}`,
      onProgress: (share) => onProgress(begin + Math.round(share * part.size)),
    }));
  }
}

/**
 * Sends a file to a space in parts, from where the service has it. Waits while the service does not answer. Rejects when
 * the service refuses the file, or the signal aborts.
 */
export async function sendFile(file: Blob, type: string, options: SendOptions): Promise<void> {
  const { id, spaceId, sha256, signal, onWait } = options;
  const body = { id, type, bytes: file.size, ...(sha256 === undefined ? {} : { sha256 }) };
  let upload: FileUpload | null = null;
  for (;;) {
    try {
      upload = upload
        ? await callApi(getFileUpload, { params: { fileId: id } }, { signal })
        : await callApi(startFileUpload, { params: { spaceId }, body }, { signal });
      return await sendParts(file, upload, options);
    } catch (error) {
      // Another tab may send the same upload; the next question tells how far it has come.
      const isElsewhere = upload !== null && isConflict(error);
      if (signal.aborted || !(isTemporaryError(error) || isElsewhere)) throw error;
      onWait();
      const seconds = error instanceof ApiError ? error.retryAfter : null;
      await pause(seconds === null ? RETRY_MS : seconds * 1000, signal);
    }
  }
}
