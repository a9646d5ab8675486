import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isAlive } from '../../../server/local/processes';
import { COMPRESSED_EXTENSIONS } from '../../../server/web/static-files';
import { overBudget, readBudgets, measureWeights } from './budget';
import { fingerprint } from './fingerprint';
import { runBin } from '../run-program';

const VITE = 'node_modules/vite/bin/vite.js';
const BUILD_MARKER = 'dist/build.json';
const LOCK = 'dist/building.pid';
/** Smaller files fit one packet uncompressed. */
const MIN_COMPRESSED_BYTES = 1_024;
/** Above this size, brotli 11 takes seconds: scripts get quality 10, other files 9. */
const LARGE_BYTES = 400_000;
const TEXT = new Set([
  '.js',
  '.mjs',
  '.css',
  '.html',
  '.svg',
  '.json',
  '.webmanifest',
  '.txt',
  '.xml',
  '.wasm',
]);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The message is the build tools' output. */
export class BuildError extends Error {
  override name = 'BuildError';
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_COMPRESSED_BYTES) return;
  const large = bytes.length > LARGE_BYTES;
  const quality = !large ? 11 : /\.m?js$/.test(file) ? 10 : 9;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  await Promise.all([
    writeFile(file + COMPRESSED_EXTENSIONS.br, br),
    writeFile(file + COMPRESSED_EXTENSIONS.gzip, gz),
  ]);
}

async function compressAll(dir: string): Promise<void> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const queue = files.values();
  const work = async (): Promise<void> => {
    for (const file of queue) await compress(file);
  };
  await Promise.all(Array.from({ length: 4 }, work));
}

/** Prints what a step took once it has ended, however it ended. */
async function timed<T>(step: string, work: Promise<T>): Promise<T> {
  const since = performance.now();
  return work.finally(() =>
    console.log(`  ${((performance.now() - since) / 1000).toFixed(1).padStart(5)} s  ${step}`),
  );
}

/** Throws a BuildError if a build fails or exceeds a budget. */
async function buildAll(mark: string): Promise<void> {
  await rm(BUILD_MARKER, { force: true });
  const env = { NODE_ENV: 'production' };
  const outcomes = await Promise.all([
    timed('app', runBin(VITE, ['build', '--logLevel', 'warn'], { env })),
    timed(
      'service',
      runBin(VITE, ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'], { env }),
    ),
  ]);
  const failed = outcomes.filter((outcome) => outcome.code !== 0);
  if (failed.length > 0)
    throw new BuildError(`The build failed:\n${failed.map((one) => one.output).join('\n')}`);
  await timed('compression', compressAll('dist/app'));
  const over = overBudget(measureWeights(readBudgets()));
  if (over.length > 0) {
    throw new BuildError(
      `Above budgets.json, in kB after brotli (see npm run size):\n${over.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  await writeFile(BUILD_MARKER, JSON.stringify({ fingerprint: mark }));
}

const isCurrent = async (mark: string): Promise<boolean> => {
  const text = await readFile(BUILD_MARKER, 'utf8').catch(() => '{}');
  // Compared as text: a cut file is no current build.
  const isSame = text === JSON.stringify({ fingerprint: mark });
  return (
    isSame &&
    (await stat('dist/app/index.html').then(
      () => true,
      () => false,
    ))
  );
};

/** Waits for another build of this checkout; removes the lock of a process that no longer runs. */
async function lock(): Promise<void> {
  await mkdir('dist', { recursive: true });
  for (;;) {
    const made = await writeFile(LOCK, String(process.pid), { flag: 'wx' }).then(
      () => true,
      () => false,
    );
    if (made) return;
    const holder = Number(await readFile(LOCK, 'utf8').catch(() => '0'));
    if (holder > 0 && isAlive(holder)) await sleep(200);
    else await rm(LOCK, { force: true });
  }
}

/** Builds unless dist matches the sources and VITE_ variables; returns whether a build ran. */
export async function ensureBuild({ always = false } = {}): Promise<boolean> {
  await lock();
  try {
    const mark = fingerprint();
    if (!always && (await isCurrent(mark))) return false;
    await buildAll(mark);
    return true;
  } finally {
    await rm(LOCK, { force: true });
  }
}
