import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
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
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  return {
    send: (as, { method, path, body }, accept = 'br, gzip') =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? undefined : JSON.stringify(body);
        const headers = {
          Authorization: `Bearer ${tokens[uidOf(as, size)] ?? ''}`,
          'Accept-Encoding': accept,
          ...(method === 'GET' ? {} : { 'Idempotency-Key': crypto.randomUUID() }),
          ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
        };
        const sent = request({ port, agent, method, path: `/api/v1${path}`, headers }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () => {
            const { statusCode = 0 } = response;
            if (statusCode === 200 || statusCode === 201) return resolve(Buffer.concat(parts).toString());
            reject(new Error(`${method} ${path}: ${statusCode} ${Buffer.concat(parts).toString()}`));
          });
        });
        sent.on('error', reject);
        sent.end(text);
      }),
    async report(following = 'measure') {
      const answer = next();
      child.send(following);
      return Report.parse(await answer);
    },
    stop() {
      agent.destroy();
      child.disconnect();
    },
  };
}
