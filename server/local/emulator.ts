import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Shortest limit on socket paths among supported systems. */
const SOCKET_PATH_MAX = 100;

export interface EmulatorAnswer {
  status: number;
  body: string;
}

export interface Emulator {
  /** `owner` calls as project administrator. Rejects while the emulator restarts. */
  call: (method: string, path: string, body?: string, options?: CallOptions) => Promise<EmulatorAnswer>;
  stop: () => Promise<void>;
}

interface CallOptions {
  owner?: boolean;
  contentType?: string;
}

interface Options {
  dataDir: string;
  project: string;
  /** Called whenever the emulator starts empty: at first and after a crash. */
  onUp: (call: Emulator['call']) => Promise<void>;
}

const socketIn = (dataDir: string): string => {
  const mark = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\plaza-${mark}`;
  const folderHere = join(dataDir, 'run');
  const inside = join(folderHere, 'identity.sock');
  const folder = inside.length < SOCKET_PATH_MAX ? folderHere : join(tmpdir(), `plaza-${mark}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, 'identity.sock');
};

const callSocket =
  (socketPath: string): Emulator['call'] =>
  (method, path, body = '', { owner = false, contentType = 'application/json' } = {}) =>
    new Promise((resolve, reject) => {
      const headers = {
        host: 'localhost',
        'content-type': contentType,
        'content-length': Buffer.byteLength(body),
        ...(owner ? { authorization: 'Bearer owner' } : {}),
      };
      const sent = request({ socketPath, method, path, headers, timeout: 10_000 }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 502, body: Buffer.concat(parts).toString() }),
        );
        answer.on('error', reject);
      });
      sent.on('timeout', () => sent.destroy(new Error('The identity emulator does not answer')));
      sent.on('error', reject);
      sent.end(body);
    });

/** Restarts the emulator when it dies before `stop`. */
export async function startEmulator({ dataDir, project, onUp }: Options): Promise<Emulator> {
  const socket = socketIn(dataDir);
  const call = callSocket(socket);
  const program = fileURLToPath(new URL('emulator-process.ts', import.meta.url));
  let child: ChildProcess;
  let stopping = false;

  const launch = async (): Promise<void> => {
    const log = openSync(join(dataDir, 'identity.log'), 'a');
    child = fork(program, [socket, project], {
      execArgv: ['--import', 'tsx', '--disable-warning=DEP0040'],
      stdio: ['ignore', log, log, 'ipc'],
      // Nothing here may look for credentials or report usage.
      env: { PATH: process.env['PATH'], HOME: dataDir, CI: '1' },
    });
    closeSync(log);
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', () =>
        reject(new Error(`The identity emulator does not start; see ${dataDir}/identity.log`)),
      );
    });
    child.once('exit', () => {
      if (!stopping) void launch();
    });
    await onUp(call);
  };

  await launch();
  return {
    call,
    stop: () => {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
      return new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      });
    },
  };
}
