import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkOut } from './checkout';
import { run } from './run-program';

/** What the app is built from. */
const APP_SOURCES = ['src', 'contract', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
/** A commit may change sources without changing the build: comments, unused exports. */
const MAX_BUILDS = 3;

const git = async (...args: string[]): Promise<string> => {
  const { code, output } = await run('git', args);
  return code === 0 ? output.trim() : '';
};

const readWorker = (appDir: string): string => readFileSync(path.join(appDir, 'sw.js'), 'utf8');

/** Commits before the latest changes of the app, latest first; HEAD is one while the working tree has changes. */
async function earlierCommits(): Promise<string[]> {
  const named = process.env['PLAZA_PREVIOUS'];
  if (named) return [named];
  const changes = await git('status', '--porcelain', '--', ...APP_SOURCES);
  const log = await git(
    'log',
    '--first-parent',
    `--max-count=${MAX_BUILDS}`,
    '--format=%P',
    '--',
    ...APP_SOURCES,
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
  const commits = await earlierCommits();
  if (commits.length === 0) return { reason: 'The git history has one state of the app (a shallow clone?)' };
  for (const commit of commits) {
    const appDir = await build(commit);
    if (readWorker(appDir) !== readWorker(currentDir)) return { appDir };
  }
  return { reason: `The builds of ${commits.join(', ')} equal the current one` };
}
