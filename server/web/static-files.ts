import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

export interface StaticFile {
  file: string;
  type: string;
  etag: string;
  /** Compressed variants made by the build. */
  encodings: readonly ('br' | 'gzip')[];
  /** The name contains a content hash. */
  immutable: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
};

export const COMPRESSED_EXTENSIONS = { br: '.br', gzip: '.gz' } as const;

/** "sw.js" is a file name, "starter-page" is not. */
export const isFileName = (name: string): boolean => extname(name).toLowerCase() in TYPES;

/** All files under `dir` by relative path ("assets/x.js") but dotfiles, read once: later files are never served. */
export async function readStaticFiles(dir: string): Promise<ReadonlyMap<string, StaticFile>> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = new Set(
    found
      .filter(
        (entry) => entry.isFile() && !join(entry.parentPath, entry.name).slice(dir.length).includes('/.'),
      )
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const entries = [...paths]
    .filter((file) => !file.endsWith(COMPRESSED_EXTENSIONS.br) && !file.endsWith(COMPRESSED_EXTENSIONS.gzip))
    .map(async (file): Promise<[string, StaticFile]> => {
      const path = file.slice(dir.length + 1).replaceAll('\\', '/');
      const digest = createHash('sha256')
        .update(await readFile(file))
        .digest('base64url');
      return [
        path,
        {
          file,
          type: TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
          etag: `W/"${digest.slice(0, 22)}"`,
          encodings: (['br', 'gzip'] as const).filter((name) =>
            paths.has(file + COMPRESSED_EXTENSIONS[name]),
          ),
          immutable: path.startsWith('assets/'),
        },
      ];
    });
  return new Map(await Promise.all(entries));
}
