import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run';

const FOLDER = path.resolve('.cache/looks/trees');

async function output(program: string, args: readonly string[], cwd?: string): Promise<string> {
  const { code, output } = await run(program, args, cwd === undefined ? {} : { cwd });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
  return output.trim();
}

/** Our packages where the lockfiles are equal, else the packages of that state. */
async function installPackages(tree: string): Promise<void> {
  const target = path.join(tree, 'node_modules');
  if (existsSync(target)) return;
  const lockfile = (root: string): string => readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  if (lockfile(tree) === lockfile('.')) return symlinkSync(path.resolve('node_modules'), target);
  console.log('Its package-lock.json is another: installing its packages');
  await output('npm', ['ci', '--no-audit', '--no-fund'], tree);
}

/** Checks a git ref out beside the build's caches, with its packages; a checkout of an earlier run is used again. */
export async function checkOut(ref: string): Promise<{ tree: string; commit: string }> {
  const commit = await output('git', ['rev-parse', '--verify', `${ref}^{commit}`]);
  const tree = path.join(FOLDER, commit);
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) {
    if (name !== commit) rmSync(path.join(FOLDER, name), { recursive: true, force: true });
  }
  await output('git', ['worktree', 'prune']);
  if (!existsSync(path.join(tree, 'package.json'))) {
    await output('git', ['worktree', 'add', '--detach', tree, commit]);
  }
  // Both states are built and started with the same configuration.
  for (const name of ['.env', '.env.local']) if (existsSync(name)) copyFileSync(name, path.join(tree, name));
  await installPackages(tree);
  return { tree, commit };
}
