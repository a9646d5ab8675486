import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const ROOT = path.resolve('tests/bench/bare');
const OUT = path.resolve('.cache/bare');
const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' };

/** Builds the page with nothing on it and serves it compressed as the product is. Gives its address. */
export async function serveBare(): Promise<{ address: string; server: Server }> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: OUT, emptyOutDir: true, target: 'es2022' },
  });
  // Compressed once and ahead, as the product's files are.
  const compressed = new Map<string, Buffer>();
  const read = (file: string): Buffer => {
    const kept = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, kept);
    return kept;
  };
  const server = createServer((request, response) => {
    const file = path.join(OUT, (request.url ?? '/').split('?')[0] ?? '/');
    const known = existsSync(file) && path.extname(file) !== '';
    const found = known ? file : path.join(OUT, 'index.html');
    const type = types[path.extname(found)] ?? 'application/octet-stream';
    if (!known && (request.url ?? '').includes('.js')) return void response.writeHead(404).end();
    if (type === 'application/octet-stream') return void createReadStream(found).pipe(response);
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' });
    return void response.end(read(found));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  return { address: `http://localhost:${typeof at === 'object' ? at?.port : ''}`, server };
}
