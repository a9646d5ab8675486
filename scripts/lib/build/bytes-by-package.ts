import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { APP_DIR, brotliBytes } from './build-manifest.ts';

/** "react-dom" for a path inside node_modules, "plaza" for our own sources. */
export function packageOf(source: string): string {
  const inside = source.split('node_modules/').at(-1);
  if (inside === undefined || !source.includes('node_modules/')) return 'plaza';
  const [scope = '', name = ''] = inside.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/**
 * Brotli bytes by package, or by the `ownerOf` each source: generated characters per source map, scaled to the file's
 * compressed size.
 */
export function bytesByPackage(file: string, ownerOf = packageOf): Map<string, number> {
  // The bundler's runtime has no source.
  if (!existsSync(path.join(APP_DIR, `${file}.map`))) return new Map([['bundler', brotliBytes(file)]]);
  const code = readFileSync(path.join(APP_DIR, file), 'utf8').split('\n');
  const map = new TraceMap(readFileSync(path.join(APP_DIR, `${file}.map`), 'utf8'));
  const characters = new Map<string, number>();
  let last: { line: number; column: number; owner: string } | null = null;
  const add = (owner: string, count: number) => characters.set(owner, (characters.get(owner) ?? 0) + count);
  eachMapping(map, ({ generatedLine, generatedColumn, source }) => {
    if (last && last.line === generatedLine) add(last.owner, generatedColumn - last.column);
    else if (last) add(last.owner, (code[last.line - 1]?.length ?? 0) - last.column);
    last = { line: generatedLine, column: generatedColumn, owner: source ? ownerOf(source) : 'glue' };
  });
  const total = [...characters.values()].reduce((sum, count) => sum + count, 0) || 1;
  const bytes = brotliBytes(file);
  return new Map([...characters].map(([owner, count]) => [owner, (count / total) * bytes]));
}
