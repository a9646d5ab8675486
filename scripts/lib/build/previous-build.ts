import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkOut, checkOutSources } from '../checkout';
import { run, runBin } from '../run-program';

/** What the app is built from. */
const APP_SOURCES = ['src', 'contract', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
const SERVICE_SOURCES = ['server', 'contract', 'vite.server.config.ts'];
/** A commit may change sources without changing the build: comments, unused exports. */
const MAX_BUILDS = 3;

const git = async (...args: string[]): Promise<string> => {
  const { code, output } = await run('git', args);
  return code === 0 ? output.trim() : '';
};

const readWorker = (appDir: string): string => readFileSync(path.join(appDir, 'sw.js'), 'utf8');

/** Commits before the latest changes of the sources, latest first; HEAD is one while the working tree has changes. */
async function earlierCommits(sources: readonly string[]): Promise<string[]> {
  const named = process.env['PLAZA_PREVIOUS'];
  if (named) return [named];
  const changes = await git('status', '--porcelain', '--', ...sources);
  const log = await git(
    'log',
    '--first-parent',
    `--max-count=${MAX_BUILDS}`,
    '--format=%P',
    '--',
    ...sources,
  );
  const parents = log.split('\n').flatMap((line) => line.split(' ')[0] || []);
  return [...(changes === '' ? [] : ['HEAD']), ...parents].slice(0, MAX_BUILDS);
}

async function build(ref: string): Promise<string> {
  const { tree } = await checkOut(ref, '.cache/previous');
  const appDir = path.join(tree, 'dist/app');
  // Written after a whole build of this commit.
  if (existsSync(path.join(tree, 'dist/build.json'))) return appDir;
  console.log(`Building the app of ${ref}`);
  const { code, output } = await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: tree,
  });
  if (code !== 0) throw new Error(`${ref} could not be built:\n${output}`);
  return appDir;
}

/**
 * The app built before the one in `currentDir`, from the first-parent history or the commit in PLAZA_PREVIOUS; a reason
 * where the history has none. Throws if a commit cannot be built.
 */
export async function buildPrevious(currentDir: string): Promise<{ appDir: string } | { reason: string }> {
  const commits = await earlierCommits(APP_SOURCES);
  if (commits.length === 0) return { reason: 'The git history has one state of the app (a shallow clone?)' };
  for (const commit of commits) {
    const appDir = await build(commit);
    if (readWorker(appDir) !== readWorker(currentDir)) return { appDir };
  }
  return { reason: `The builds of ${commits.join(', ')} equal the current one` };
}

/** Written after a whole build of the service. */
const BUILT = 'dist/service-built';
/** Builds before this one had no port of their own behind a proxy. */
const FIRST_BEHIND_PROXY = 'scripts/serve/service-process.ts';

/**
 * The folder of the service built before the present one, without its app; a reason where the history has none. Its
 * packages are the present ones. Throws if the commit cannot be built.
 */
export async function buildPreviousService(): Promise<{ serverDir: string } | { reason: string }> {
  const [commit] = await earlierCommits(SERVICE_SOURCES);
  if (commit === undefined)
    return { reason: 'The git history has one state of the service (a shallow clone?)' };
  const { tree } = await checkOutSources(commit, '.cache/previous-service');
  if (!existsSync(path.join(tree, FIRST_BEHIND_PROXY)))
    return { reason: `${commit} cannot run behind a proxy of this machine` };
  const serverDir = path.join(tree, 'dist/server');
  if (existsSync(path.join(tree, BUILT))) return { serverDir };
  const config = path.join(tree, 'vite.server.config.ts');
  const { code, output } = await runBin(
    path.resolve('node_modules/vite/bin/vite.js'),
    ['build', '--config', config, '--logLevel', 'warn'],
    { cwd: tree },
  );
  if (code !== 0) throw new Error(`The service of ${commit} could not be built:\n${output}`);
  writeFileSync(path.join(tree, BUILT), '');
  return { serverDir };
}
