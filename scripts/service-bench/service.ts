import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Connection, openConnection } from './connection';
import { type BenchDatabase } from './database';
import { type Reader, READERS } from './fill';
import { Report, type Settings, Started } from './messages';
import { type Call, uidOf } from './operations';

export interface BenchService {
  /** Body of the response, compressed unless `accept` says otherwise; throws for any status but 200 and 201. */
  send: (as: Reader, call: Call, accept?: string) => Promise<string>;
  /** What the service did since the last call; statements are recorded from then on only for `record`. */
  report: (next?: 'record' | 'measure') => Promise<Report>;
  stop: () => void;
}

export async function startService({ url, size, filledAt }: BenchDatabase): Promise<BenchService> {
  const readers = Object.keys(READERS) as Reader[];
  const settings: Settings = {
    databaseUrl: url,
    filledAt: filledAt.toISOString(),
    uids: readers.map((reader) => uidOf(reader, size)),
  };
  const child = fork(join(import.meta.dirname, 'server.ts'), [JSON.stringify(settings)]);
  const next = async (): Promise<unknown> => (await once(child, 'message'))[0] as unknown;
  const { port, tokens } = Started.parse(await next());
  const free: Connection[] = [];
  return {
    async send(as, { method, path, body }, accept = 'br, gzip') {
      const headers = {
        Authorization: `Bearer ${tokens[uidOf(as, size)] ?? ''}`,
        'Accept-Encoding': accept,
        ...(method === 'GET' ? {} : { 'Idempotency-Key': crypto.randomUUID() }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      };
      const text = body === undefined ? undefined : JSON.stringify(body);
      const connection = free.pop() ?? openConnection(port);
      const { status, body: answer } = await connection.send(method, `/api/v1${path}`, headers, text);
      free.push(connection);
      if (status === 200 || status === 201) return answer.toString();
      throw new Error(`${method} ${path}: ${status} ${answer.toString()}`);
    },
    async report(following = 'measure') {
      const answer = next();
      child.send(following);
      return Report.parse(await answer);
    },
    stop() {
      for (const connection of free) connection.close();
      child.disconnect();
    },
  };
}
