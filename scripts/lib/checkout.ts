import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { run } from './run-program';

async function output(program: string, args: readonly string[], cwd?: string): Promise<string> {
  const { code, output } = await run(program, args, cwd === undefined ? {} : { cwd });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
  return output.trim();
}

/** Links our node_modules if the lockfiles are equal, otherwise installs the ref's. */
async function installPackages(tree: string): Promise<void> {
  const target = path.join(tree, 'node_modules');
  if (existsSync(target)) return;
  const lockfile = (root: string): string => readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  // An earlier run's link may point to a folder that has been removed since.
  rmSync(target, { force: true });
  if (lockfile(tree) === lockfile('.')) return symlinkSync(path.resolve('node_modules'), target);
  console.log('package-lock.json differs: installing packages of the ref');
  await output('npm', ['ci', '--no-audit', '--no-fund'], tree);
}

/** Checks out a git ref below `folder`, which holds one checkout; reuses an earlier one. */
export async function checkOutSources(
  ref: string,
  folder: string,
): Promise<{ tree: string; commit: string }> {
  const trees = path.resolve(folder);
  const commit = await output('git', ['rev-parse', '--verify', `${ref}^{commit}`]);
  const tree = path.join(trees, commit);
  mkdirSync(trees, { recursive: true });
  for (const name of readdirSync(trees)) {
    if (name !== commit) rmSync(path.join(trees, name), { recursive: true, force: true });
  }
  await output('git', ['worktree', 'prune']);
  if (!existsSync(path.join(tree, 'package.json'))) {
    await output('git', ['worktree', 'add', '--detach', tree, commit]);
  }
  return { tree, commit };
}

/** Checks out a git ref with its packages and this checkout's configuration. */
export async function checkOut(ref: string, folder: string): Promise<{ tree: string; commit: string }> {
  const { tree, commit } = await checkOutSources(ref, folder);
  for (const name of ['.env', '.env.local']) if (existsSync(name)) copyFileSync(name, path.join(tree, name));
  await installPackages(tree);
  return { tree, commit };
}
