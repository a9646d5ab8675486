import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ObjectFolder } from './object-key';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

interface ObjectInfo {
  key: string;
  /** Bytes. */
  size: number;
  /** When the object was written, in milliseconds since 1970, by the clock of the store. */
  writtenAt: number;
}

export interface StoredObject extends ObjectInfo {
  /** Opens the object with the first read, because the response to HEAD is never read. */
  read: (range?: ByteRange) => ReadableStream<Uint8Array>;
}

/** A stream is stored in constant memory. */
export type ObjectBody = Buffer | AsyncIterable<Uint8Array>;

/**
 * Files by key, `<folder>/<name>`. The bytes of a key never change. Methods throw when the store does not answer within
 * its time limits.
 */
export interface ObjectStore {
  readonly kind: 'local' | 's3';
  /** The object is durable when this resolves; a failed put leaves no object. */
  put: (key: string, body: ObjectBody, contentType: string) => Promise<void>;
  /** Without a transfer of bytes; false when `from` is missing. */
  copy: (from: string, to: string) => Promise<boolean>;
  find: (key: string) => Promise<StoredObject | null>;
  /** A missing object counts as deleted. */
  delete: (keys: readonly string[]) => Promise<void>;
  /** Pages in ascending order of keys, after the key `after`. */
  list: (folder: ObjectFolder, after?: string) => AsyncIterable<readonly ObjectInfo[]>;
  /** MD5 in hex, as the store knows it; null for a missing object. */
  checksum: (key: string) => Promise<string | null>;
  /** Deletes what interrupted writes left before that time. */
  deleteUnfinished: (before: Date) => Promise<void>;
  /** Throws unless the store answers. */
  probe: () => Promise<void>;
  close: () => void;
}

/** Opens the source with the first read, and destroys it when the reader leaves. */
export function streamLazily(
  open: (signal: AbortSignal) => Readable | Promise<Readable>,
): ReadableStream<Uint8Array> {
  const left = new AbortController();
  let source: Readable | null = null;
  let chunks: AsyncIterator<Uint8Array> | null = null;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        source ??= await open(left.signal);
        // The caller may hang up while the source opens.
        if (left.signal.aborted) return void source.destroy();
        chunks ??= source[Symbol.asyncIterator]();
        const { done, value } = await chunks.next();
        if (left.signal.aborted) return undefined;
        return done ? controller.close() : controller.enqueue(value);
      },
      cancel() {
        left.abort();
        source?.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}

/** MD5 of the stored bytes in hex, by reading all of them; null for a missing object. */
export async function readChecksum(store: Pick<ObjectStore, 'find'>, key: string): Promise<string | null> {
  const found = await store.find(key);
  if (!found) return null;
  const hash = createHash('md5');
  for await (const chunk of found.read()) hash.update(chunk);
  return hash.digest('hex');
}
