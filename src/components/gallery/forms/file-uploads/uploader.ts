import { deleteBlob, storeBlob } from '@/data/store/blob';
import { delay } from '@/data/store/delay';

/** Where files go. What one uploader does not take, another can. */
export interface Uploader {
  /**
   * Sends a file under a key that stays the same when it is sent again. Tells the share that is done, 0 to 1, and
   * gives words for where the file is now. Rejects with the signal's reason.
   */
  send: (
    file: Blob,
    how: { key: string; signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<string>;
  remove: (key: string) => Promise<void>;
}

/** Bytes read at once. */
const CHUNK_BYTES = 256 * 1024;

/** Into this browser, piece by piece. Throws QuotaExceededError when it is full. */
export const browserUploader: Uploader = {
  send: async (file, { key, signal, onProgress }) => {
    const pieces: ArrayBuffer[] = [];
    for (let at = 0; at < file.size; at += CHUNK_BYTES) {
      // Between two pieces the page can paint, and be told to stop.
      await delay(40);
      signal.throwIfAborted();
      pieces.push(await file.slice(at, at + CHUNK_BYTES).arrayBuffer());
      onProgress(Math.min(1, (at + CHUNK_BYTES) / file.size));
    }
    signal.throwIfAborted();
    await storeBlob(key, new Blob(pieces, { type: file.type }));
    return 'Kept in this browser';
  },
  remove: deleteBlob,
};
