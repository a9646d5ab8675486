import { readFile } from 'node:fs/promises';
import { Hono, type Context } from 'hono';
import type { Config } from '../ops/config';
import { COMPRESSED_EXTENSIONS, isFileName, readStaticFiles, type StaticFile } from './static-files';
import { buildCsp, inlineHashesOf } from './csp';

const BASE = '/webapp/';

/** No page has such an address, a scanner asks for it. An email address in a path is no file name. */
const isForeignFile = (segment: string): boolean =>
  segment.startsWith('.') ||
  (!segment.includes('@') &&
    /\.(php\d?|aspx?|jsp|cgi|sql|sqlite|bak|old|zip|tar|gz|log|ya?ml|ini|conf|toml|lock|pem|key|swp|map)$/i.test(
      segment,
    ));

const notFound = (c: Context): Response => c.text('Not found', 404, { 'cache-control': 'no-store' });

function withoutDevtools(c: Context): Response {
  const url = new URL(c.req.url);
  url.searchParams.delete('devtools');
  return c.redirect(url.pathname + url.search, 302);
}

async function sendFile(c: Context, entry: StaticFile, extra: Record<string, string>): Promise<Response> {
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = entry.encodings.find((name) =>
    new RegExp(`\\b${name}\\b(?!;q=0(?:[,\\s]|$))`).test(accepted),
  );
  const headers = {
    'content-type': entry.type,
    'cache-control': entry.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: entry.etag,
    vary: 'Accept-Encoding',
    ...extra,
  };
  if (c.req.header('if-none-match') === entry.etag) return c.body(null, 304, headers);
  const body = await readFile(encoding ? entry.file + COMPRESSED_EXTENSIONS[encoding] : entry.file).catch(
    () => null,
  );
  if (!body) return notFound(c);
  return c.body(new Uint8Array(body), 200, {
    ...headers,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
}

/**
 * The built app under /webapp/. Unknown paths get the document and the router decides, except where a file
 * would be (assets, art, file names): those are 404, because HTML in place of a script breaks the page.
 */
export async function createAppPages(config: Config, dir: string): Promise<Hono> {
  const catalogue = await readStaticFiles(dir);
  const index = catalogue.get('index.html');
  if (!index) throw new Error(`${dir} holds no index.html: run npm run build`);
  const needs = inlineHashesOf(await readFile(index.file, 'utf8'));
  const policies = {
    page: buildCsp(config, needs),
    devtools: buildCsp(config, { ...needs, devtools: true }),
    google: buildCsp(config, { ...needs, google: true }),
  };
  const folders = new Set(
    [...catalogue.keys()].filter((path) => path.includes('/')).map((path) => path.split('/')[0]),
  );
  folders.add('assets');

  const app = new Hono();
  app.on(['GET', 'HEAD'], ['/', '/webapp'], (c) => c.redirect(BASE, 302));
  app.on(['GET', 'HEAD'], `${BASE}*`, (c) => {
    const path = decodeURIComponent(new URL(c.req.url).pathname.slice(BASE.length));
    const isMap = path.endsWith('.map');
    const entry = isMap && !config.sourceMaps ? undefined : catalogue.get(path);
    // A service worker gets its policy from the response of its own file.
    if (entry && entry !== index)
      return sendFile(c, entry, path === 'sw.js' ? { 'content-security-policy': policies.page } : {});
    const segments = path.split('/');
    const [first = '', ...rest] = segments;
    if (!entry && segments.some(isForeignFile)) return notFound(c);
    if (!entry && (folders.has(first) || (rest.length === 0 && isFileName(first)))) return notFound(c);
    const devtools = c.req.query('devtools') !== undefined;
    if (devtools && !config.devtools) return withoutDevtools(c);
    const page = path === 'maps/google' ? policies.google : policies.page;
    return sendFile(c, index, { 'content-security-policy': devtools ? policies.devtools : page });
  });
  app.all('*', (c) =>
    c.req.method === 'GET' || c.req.method === 'HEAD'
      ? notFound(c)
      : c.text('Use GET', 405, { allow: 'GET, HEAD' }),
  );
  return app;
}
