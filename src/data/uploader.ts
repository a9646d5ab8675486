import { dropBlob, keepBlob } from './blob';
import { delay } from './delay';

/** Where files go. A service that takes media can stand in for the browser's own store without a change elsewhere. */
export interface Uploader {
  /** Sends a file and gives its key. Tells the share that is done, 0 to 1. Rejects with the signal's reason. */
  send: (file: Blob, how: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<string>;
  remove: (key: string) => Promise<void>;
}

/** Bytes read at once. */
const PIECE = 256 * 1024;

/** Into this browser, piece by piece. Throws QuotaExceededError when it is full. */
export const browserUploader: Uploader = {
  send: async (file, { signal, onProgress }) => {
    const pieces: ArrayBuffer[] = [];
    for (let at = 0; at < file.size; at += PIECE) {
      // Between two pieces the page can paint, and be told to stop.
      await delay(40);
      signal.throwIfAborted();
      pieces.push(await file.slice(at, at + PIECE).arrayBuffer());
      onProgress(Math.min(1, (at + PIECE) / file.size));
    }
    signal.throwIfAborted();
    const key = crypto.randomUUID();
    await keepBlob(key, new Blob(pieces, { type: file.type }));
    return key;
  },
  remove: dropBlob,
};
