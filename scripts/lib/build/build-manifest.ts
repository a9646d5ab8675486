import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { COMPRESSED_EXTENSIONS } from '../../../server/web/static-files.ts';

/** Where `npm run build` puts the browser app. */
export const APP_DIR = resolve(process.env['PLAZA_APP_DIR'] ?? 'dist/app');

interface Chunk {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
export type Manifest = Record<string, Chunk>;

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(APP_DIR, '.vite/manifest.json'), 'utf8')) as Manifest;

/** Chunks that index.html loads: the manifest has no record of the page itself. */
export function entryKeys(manifest: Manifest): string[] {
  const html = readFileSync(join(APP_DIR, 'index.html'), 'utf8');
  return Object.keys(manifest).filter((key) => html.includes(`/${manifest[key]?.file}"></script>`));
}

/** The keys of `roots` and of everything they import statically. */
export function closure(manifest: Manifest, roots: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  for (const root of roots) visit(root);
  return seen;
}

/** Files of a set of chunks, without source maps. */
export const filesOf = (manifest: Manifest, keys: Iterable<string>): { js: string[]; css: string[] } => {
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return {
    js: [...new Set(chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js')))],
    css: [
      ...new Set(
        chunks.flatMap((chunk) => [
          ...(chunk.css ?? []),
          ...(chunk.file.endsWith('.css') ? [chunk.file] : []),
        ]),
      ),
    ],
  };
};

const sizes = new Map<string, number>();
/** Compressed size: of the .br file if the build wrote one, otherwise computed. */
export function brotliBytes(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const path = join(APP_DIR, file);
  const bytes =
    statSync(path + COMPRESSED_EXTENSIONS.br, { throwIfNoEntry: false })?.size ??
    brotliCompressSync(readFileSync(path)).length;
  sizes.set(file, bytes);
  return bytes;
}

export const totalBytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliBytes(file), 0);
