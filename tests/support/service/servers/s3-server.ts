import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Config } from '@server/media/s3-config';
import { freePort } from '@server/local/processes';

export interface S3Server {
  config: S3Config;
  /** Refuses connections from now on. */
  stop: () => Promise<void>;
  /** Accepts connections and answers nothing. */
  pause: () => void;
  resume: () => void;
  close: () => Promise<void>;
}

/** The server compares signatures of a bucket's path without the slash behind it, which clients send and sign. */
const PROGRAM = `
  const v4 = require('@20minutes/s3rver/lib/signature/v4');
  const { getStringToSign } = v4;
  v4.getStringToSign = (request, signature) =>
    getStringToSign({ ...request, uri: request.uri.replace(/^\\/[^/]+$/, '$&/') }, signature);
  require('@20minutes/s3rver/lib/cli').parse(process.argv.slice(1), { from: 'user' });`;
const BUCKET = 'plaza';

/** An S3 server in a process of its own; it verifies signatures. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-s3-'));
  const port = await freePort();
  const options = {
    '--directory': folder,
    '--address': '127.0.0.1',
    '--port': String(port),
    '--configure-bucket': BUCKET,
  };
  const server = spawn(
    process.execPath,
    // It encrypts the tokens of lists with a cipher that OpenSSL no longer offers by itself.
    [
      '--openssl-legacy-provider',
      '-e',
      PROGRAM,
      '--',
      ...Object.entries(options).flat(),
      '--no-vhost-buckets',
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const exited = once(server, 'exit');
  await Promise.race([
    once(server.stdout, 'data'),
    exited.then(() => Promise.reject(new Error('The S3 server did not start'))),
  ]);
  server.stdout.resume();
  const stop = async (): Promise<void> => {
    server.kill('SIGKILL');
    await exited;
  };
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: BUCKET,
      keyId: 'S3RVER',
      secret: 'S3RVER',
      pathStyle: true,
    },
    stop,
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
