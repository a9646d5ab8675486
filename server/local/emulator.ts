import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { StartError } from '../ops/start-error';
import { rotateLog, rotateWhileOpen } from './log-file';

/** Shortest limit on socket paths among supported systems. */
const SOCKET_PATH_MAX = 100;

export interface EmulatorAnswer {
  status: number;
  body: string;
}

export interface Emulator {
  /** `owner` calls as project administrator. Rejects while the emulator restarts. */
  call: (method: string, path: string, body?: string, options?: CallOptions) => Promise<EmulatorAnswer>;
  /** False while the emulator restarts. */
  isUp: () => boolean;
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
  /** Called when a restart fails; the next one follows. */
  onFailure: (error: unknown) => void;
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

/** Pause before a restart that follows a failed one. */
const RESTART_PAUSE_MS = 500;

/** Restarts the emulator when it dies before `stop`, as often as it takes. */
export async function startEmulator({ dataDir, project, onUp, onFailure }: Options): Promise<Emulator> {
  const socket = socketIn(dataDir);
  const call = callSocket(socket);
  const program = fileURLToPath(new URL('emulator-process.ts', import.meta.url));
  const logPath = join(dataDir, 'identity.log');
  let child: ChildProcess | undefined;
  let stopping = false;
  let isUp = false;

  const launch = async (): Promise<void> => {
    rotateLog(logPath);
    const log = openSync(logPath, 'a');
    const started = fork(program, [socket, project], {
      execArgv: ['--import', 'tsx', '--disable-warning=DEP0040'],
      stdio: ['ignore', log, log, 'ipc'],
      // Nothing here may look for credentials or report usage.
      env: { PATH: process.env['PATH'], HOME: dataDir, CI: '1' },
    });
    child = started;
    closeSync(log);
    await new Promise<void>((resolve, reject) => {
      started.once('message', () => resolve());
      started.once('error', reject);
      started.once('exit', () =>
        reject(
          new StartError(
            `The identity emulator does not start: see the last lines of ${logPath}, then start again`,
          ),
        ),
      );
    });
    await onUp(call);
    isUp = true;
    started.once('exit', () => {
      isUp = false;
      if (!stopping) void relaunch();
    });
    // It may have died while the accounts were restored.
    if (started.exitCode !== null || started.signalCode !== null)
      throw new Error('The identity emulator exited');
  };

  const relaunch = async (): Promise<void> => {
    for (;;) {
      if (stopping) return;
      try {
        await launch();
        return;
      } catch (error) {
        isUp = false;
        child?.kill('SIGKILL');
        onFailure(error);
        await sleep(RESTART_PAUSE_MS);
      }
    }
  };

  await launch().catch((error: unknown) => {
    child?.kill('SIGKILL');
    throw error;
  });
  const stopRotation = rotateWhileOpen(logPath);
  return {
    call,
    isUp: () => isUp,
    stop: () => {
      stopping = true;
      stopRotation();
      const last = child;
      if (!last || last.exitCode !== null || last.signalCode !== null) return Promise.resolve();
      return new Promise((resolve) => {
        last.once('exit', () => resolve());
        last.kill('SIGKILL');
      });
    },
  };
}
