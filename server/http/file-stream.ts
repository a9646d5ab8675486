import { open, type FileHandle } from 'node:fs/promises';

const CHUNK_BYTES = 65_536;

interface ByteRange {
  /** First byte. */
  start: number;
  /** Last byte, included. */
  end: number;
}

/** Opens the file with the first read, because the response to HEAD is never read. */
export function streamFile(
  path: string,
  { start, end }: ByteRange = { start: 0, end: Number.MAX_SAFE_INTEGER },
): ReadableStream<Uint8Array> {
  let file: FileHandle | null = null;
  let isCancelled = false;
  let at = start;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        file ??= await open(path);
        // The caller may hang up while the file opens.
        if (isCancelled) return file.close();
        const length = Math.min(CHUNK_BYTES, end - at + 1);
        const { bytesRead, buffer } = await file.read(new Uint8Array(CHUNK_BYTES), 0, length, at);
        if (isCancelled) return undefined;
        at += bytesRead;
        if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
        await file.close();
        return controller.close();
      },
      cancel() {
        isCancelled = true;
        return file?.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * The single range of a Range header (RFC 9110, 14.2); null for the whole file, which also answers several ranges and
 * other units; `unsatisfiable` beyond the end.
 */
export function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return range.start >= size || (last === '0' && first === '') ? 'unsatisfiable' : range;
}
