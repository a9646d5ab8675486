import { createWriteStream } from 'node:fs';
import type { Log } from '../ops/log';

/** Local mode logs to a file; its terminal is for people. */
export function createFileLog(path: string): Log {
  const out = createWriteStream(path, { flags: 'a' });
  const plain = (value: unknown): unknown =>
    value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value;
  const write =
    (level: string) =>
    (message: string, fields: Record<string, unknown> = {}): void => {
      const rest = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
      out.write(`${JSON.stringify({ at: new Date().toISOString(), level, message, ...rest })}\n`);
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
