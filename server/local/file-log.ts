import { createWriteStream, type WriteStream } from 'node:fs';
import type { Log } from '../ops/log';
import { MAX_LOG_BYTES, rotateLog } from './log-file';

/** Time after which a log that could not be written is opened again. */
const REOPEN_MS = 5_000;

/**
 * Local mode logs to a file; its terminal is for people. Lines that cannot be written, on a full disk for instance,
 * are dropped.
 */
export function createFileLog(path: string, maxBytes = MAX_LOG_BYTES): Log {
  let out: WriteStream | null = null;
  let size = 0;
  let failedAt = -Infinity;
  const openStream = (): WriteStream => {
    rotateLog(path, maxBytes);
    const stream = createWriteStream(path, { flags: 'a' });
    size = 0;
    stream.on('error', () => {
      failedAt = performance.now();
      if (out === stream) out = null;
    });
    return stream;
  };
  const writeLine = (line: string): void => {
    if (out && size > maxBytes) {
      out.end();
      out = null;
    }
    if (!out && performance.now() - failedAt < REOPEN_MS) return;
    out ??= openStream();
    size += line.length;
    out.write(line);
  };
  const plain = (value: unknown): unknown =>
    value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value;
  const write =
    (level: string) =>
    (message: string, fields: Record<string, unknown> = {}): void => {
      const rest = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
      writeLine(`${JSON.stringify({ at: new Date().toISOString(), level, message, ...rest })}\n`);
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
