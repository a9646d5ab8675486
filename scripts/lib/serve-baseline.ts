import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const ROOT = path.resolve('tests/bench/baseline');
const OUT = path.resolve('.cache/bare');
const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' };

/** Host and Origin are rewritten, because local mode rejects foreign ones. */
function proxyToProduct(call: IncomingMessage, response: ServerResponse, product: URL): void {
  const headers = { ...call.headers, host: product.host };
  if (headers.origin) headers.origin = product.origin;
  const sent = request(new URL(call.url ?? '/', product), { method: call.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  sent.on('error', () => response.destroy());
  call.pipe(sent);
}

/** Serves the baseline page with brotli, as the product is served, and proxies API and identity calls to the product. */
export async function serveBaseline(product: string): Promise<{ address: string; server: Server }> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: OUT, emptyOutDir: true, target: 'es2022' },
  });
  const compressed = new Map<string, Buffer>();
  const read = (file: string): Buffer => {
    const kept = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, kept);
    return kept;
  };
  const server = createServer((call, response) => {
    if (/^\/(api|[\w.]+\.googleapis\.com)\//.test(call.url ?? '')) {
      return proxyToProduct(call, response, new URL(product));
    }
    const file = path.join(OUT, (call.url ?? '/').split('?')[0] ?? '/');
    const known = existsSync(file) && path.extname(file) !== '';
    const found = known ? file : path.join(OUT, 'index.html');
    const type = types[path.extname(found)] ?? 'application/octet-stream';
    if (!known && (call.url ?? '').includes('.js')) return void response.writeHead(404).end();
    if (type === 'application/octet-stream') return void createReadStream(found).pipe(response);
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' });
    return void response.end(read(found));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  return { address: `http://localhost:${typeof at === 'object' ? at?.port : ''}`, server };
}
