import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'index.html',
  'budgets.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.app.json',
  'tsconfig.server.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'contract',
  'public',
  'scripts/lib',
  'scripts/vite',
  'server',
  'src',
];
// Written by the build itself.
const GENERATED = 'src/routeTree.gen.ts';

const filesUnder = (path: string): string[] =>
  statSync(path).isFile() ? [path] : readdirSync(path).flatMap((name) => filesUnder(join(path, name)));

/** Hash of everything a build depends on: sources, lockfile, VITE_ variables, Node version. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesUnder).toSorted()) {
    if (file === GENERATED || /\.test\.tsx?$/.test(file)) continue;
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  for (const name of Object.keys(process.env).toSorted()) {
    if (name.startsWith('VITE_') && process.env[name]) hash.update(`${name}=${process.env[name]}\0`);
  }
  return hash.update(process.versions.node).digest('hex');
}
