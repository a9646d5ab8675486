import { deleteBlob, storeBlob } from '@/data/store/blob';
import { delay } from '@/lib/storage/sample-delay';

/** Destination of uploaded files. */
export interface Uploader {
  /**
   * Sends a file under a key that stays the same across retries. Reports progress from 0 to 1 and resolves
   * with a description of where the file is. Rejects with the signal's reason.
   */
  send: (
    file: Blob,
    how: { key: string; signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<string>;
  remove: (key: string) => Promise<void>;
}

const CHUNK_BYTES = 256 * 1024;

/** Stores files in this browser, chunk by chunk. Throws QuotaExceededError when storage is full. */
export const browserUploader: Uploader = {
  send: async (file, { key, signal, onProgress }) => {
    const pieces: ArrayBuffer[] = [];
    for (let at = 0; at < file.size; at += CHUNK_BYTES) {
      // Yields between chunks so that the page can paint and the upload can be aborted.
      await delay(40);
      signal.throwIfAborted();
      pieces.push(await file.slice(at, at + CHUNK_BYTES).arrayBuffer());
      onProgress(Math.min(1, (at + CHUNK_BYTES) / file.size));
    }
    signal.throwIfAborted();
    await storeBlob(key, new Blob(pieces, { type: file.type }));
    return 'Stored in this browser';
  },
  remove: deleteBlob,
};
