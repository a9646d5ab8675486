import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { ProblemCode } from '@contract/problem';
import { HttpProblem } from '../http/response/problem';
import type { PicturePurpose, ProcessedPicture } from './process-picture';

/** What the picture process is sent. */
export interface PictureQuestion {
  bytes: Uint8Array;
  purpose: PicturePurpose;
}

/** What the picture process sends for each picture; buffers arrive as Uint8Array. */
export type PictureAnswer =
  | { picture: ProcessedPicture }
  | { problem: { code: ProblemCode; extras: HttpProblem['extras'] }; endsProcess?: boolean };

export interface PictureDecoder {
  /**
   * Pictures of one member are decoded one after the other, and members take turns. Throws `unsupported-media`,
   * `too-large`, `validation`, `rate-limited` or `unavailable`.
   */
  decode: (memberId: string, bytes: Buffer, purpose?: PicturePurpose) => Promise<ProcessedPicture>;
  close: () => void;
}

interface Options {
  processes?: number;
  /** Resident memory of one process. */
  memoryBytes?: number;
  /** Time for one picture. */
  milliseconds?: number;
}

interface Job {
  question: PictureQuestion;
  settle: (answer: PictureAnswer) => void;
}

/** Pictures waiting: at most 12 MB each. */
const MAX_WAITING_PER_MEMBER = 16;
const MAX_WAITING = 64;
/** An idle process is ended to free its memory. */
const IDLE_MS = 60_000;

const endWith = (code: ProblemCode, extras: HttpProblem['extras'] = {}): PictureAnswer => ({
  problem: { code, extras },
  endsProcess: true,
});

const isSource = import.meta.filename.endsWith('.ts');
const PROGRAM = join(import.meta.dirname, isSource ? 'picture-process.ts' : 'picture-process.js');

function startProcess(memoryBytes: number): ChildProcess {
  const child = fork(PROGRAM, [String(memoryBytes)], {
    execArgv: isSource ? ['--import', 'tsx'] : [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { PATH: process.env['PATH'], UV_THREADPOOL_SIZE: '1' },
  });
  child.unref();
  child.channel?.unref();
  return child;
}

/** One picture in one process; a process that ends without an answer was killed. */
const decodeIn = (
  child: ChildProcess,
  question: PictureQuestion,
  milliseconds: number,
): Promise<PictureAnswer> =>
  new Promise((resolve) => {
    const end = (answer: PictureAnswer): void => {
      clearTimeout(timer);
      child.off('message', end);
      child.off('exit', onExit);
      child.off('error', onExit);
      resolve(answer);
    };
    const onExit = (): void => end(endWith('unavailable'));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      end(endWith('too-large', { detail: 'This picture takes too long to process. Send a smaller one.' }));
    }, milliseconds);
    child.on('message', end);
    child.on('exit', onExit);
    child.on('error', onExit);
    child.send(question, (error) => error && onExit());
  });

const toPicture = (answer: PictureAnswer): ProcessedPicture => {
  if ('problem' in answer) throw new HttpProblem(answer.problem.code, answer.problem.extras);
  const { picture } = answer;
  return { ...picture, files: picture.files.map(({ part, bytes }) => ({ part, bytes: Buffer.from(bytes) })) };
};

/** Decodes in child processes, started with the first picture. */
export function createPictureDecoder({
  processes = 2,
  memoryBytes = 768 * 1024 * 1024,
  milliseconds = 30_000,
}: Options = {}): PictureDecoder {
  /** By member; the member whose turn is next comes first. */
  const waiting = new Map<string, Job[]>();
  const decoding = new Set<string>();
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const children = new Set<ChildProcess>();
  let closed = false;

  const takeProcess = (): ChildProcess => {
    const [known] = idle.keys();
    if (known) {
      clearTimeout(idle.get(known));
      idle.delete(known);
      return known;
    }
    const child = startProcess(memoryBytes);
    children.add(child);
    const forget = (): void => {
      children.delete(child);
      clearTimeout(idle.get(child));
      idle.delete(child);
    };
    child.once('exit', forget);
    child.once('error', forget);
    return child;
  };

  const release = (child: ChildProcess): void => {
    if (!children.has(child) || child.killed || !child.connected) return;
    idle.set(child, setTimeout(() => child.kill('SIGKILL'), IDLE_MS).unref());
  };

  const run = async (memberId: string, { question, settle }: Job): Promise<void> => {
    decoding.add(memberId);
    const child = takeProcess();
    const answer = await decodeIn(child, question, milliseconds);
    if ('problem' in answer && answer.endsProcess) {
      child.kill('SIGKILL');
      children.delete(child);
    } else release(child);
    decoding.delete(memberId);
    settle(answer);
    runNext();
  };

  function runNext(): void {
    for (const [memberId, jobs] of waiting) {
      if (decoding.size >= processes) return;
      if (decoding.has(memberId)) continue;
      waiting.delete(memberId);
      const job = jobs.shift();
      // Set again at the end: the other members come first.
      if (jobs.length > 0) waiting.set(memberId, jobs);
      if (job) void run(memberId, job);
    }
  }

  return {
    async decode(memberId, bytes, purpose = 'post') {
      const own = waiting.get(memberId) ?? [];
      const all = [...waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0);
      if (closed || all >= MAX_WAITING) throw new HttpProblem('unavailable');
      if (own.length >= MAX_WAITING_PER_MEMBER) {
        throw new HttpProblem('rate-limited', {
          detail: 'Your earlier pictures are still being processed. Try again in a few seconds.',
          headers: { 'Retry-After': '5' },
        });
      }
      const answered = new Promise<PictureAnswer>((settle) =>
        own.push({ question: { bytes, purpose }, settle }),
      );
      waiting.set(memberId, own);
      runNext();
      return toPicture(await answered);
    },
    close() {
      closed = true;
      for (const jobs of waiting.values()) for (const { settle } of jobs) settle(endWith('unavailable'));
      waiting.clear();
      for (const child of children) child.kill('SIGKILL');
    },
  };
}
