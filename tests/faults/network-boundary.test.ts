import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshFolder, startProduct, type Product } from '../support/browser/start-product';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

let product: Product;
beforeAll(async () => {
  product = await startProduct({ dataDir: freshFolder() });
});
afterAll(async () => {
  await product.end('SIGTERM');
});

/** node:http, because fetch normalises paths and forbids setting Host. */
const ask = (
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: product.port,
        path,
        method,
        headers: { host: `localhost:${product.port}`, ...headers },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

const everywhere = ['/', '/webapp/', '/api/v1/health', '/local/mailbox', '/metrics'];

describe('requests from loopback', () => {
  test.each(everywhere)('%s rejects a foreign Host and a foreign Origin', async (path) => {
    const foreign = [
      'evil.example',
      `evil.example:${product.port}`,
      `localhost.evil.example:${product.port}`,
      'localhost:1',
    ];
    for (const host of foreign) expect((await ask(path, { host })).status, host).toBe(403);
    for (const origin of [
      'http://evil.example',
      'null',
      'http://localhost:1',
      `https://localhost:${product.port}`,
    ])
      expect((await ask(path, { origin })).status, origin).toBe(403);
    expect((await ask(path, { origin: `http://localhost:${product.port}` })).status).toBeLessThan(403);
  });
});

describe('the emulator behind the port', () => {
  const project = '/identitytoolkit.googleapis.com/v1/projects/demo-plaza';
  const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  test.each([
    ['GET', `${project}/accounts:batchGet`],
    ['POST', `${project}/accounts:query`],
    ['POST', `${project}/accounts`],
    ['POST', `${project}/accounts:batchDelete`],
    ['DELETE', '/emulator/v1/projects/demo-plaza/accounts'],
    ['GET', '/emulator/v1/projects/demo-plaza/oobCodes'],
    ['GET', '/emulator/v1/projects/demo-plaza/config'],
    ['PATCH', '/identitytoolkit.googleapis.com/v2/projects/demo-plaza/config'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken'],
    ['GET', '/identitytoolkit.googleapis.com/v1/accounts:lookup'],
  ])('%s %s is not proxied', async (method, path) => {
    const answer = await ask(path, owner, method, method === 'POST' ? '{}' : '');
    expect([404, 405]).toContain(answer.status);
    expect(answer.body).not.toContain('plaza-demo');
  });

  test('ignores an owner token of a client', async () => {
    const lookup = '/identitytoolkit.googleapis.com/v1/accounts:lookup';
    const answer = await ask(lookup, owner, 'POST', JSON.stringify({ localId: ['demo-ines'] }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const update = '/identitytoolkit.googleapis.com/v1/accounts:update';
    const changed = await ask(
      update,
      owner,
      'POST',
      JSON.stringify({ localId: 'demo-ines', password: 'taken-over' }),
    );
    expect(changed.status).toBeGreaterThanOrEqual(400);
  });

  test('creates no anonymous accounts, drops emulator headers and reveals no account', async () => {
    const toolkit = '/identitytoolkit.googleapis.com/v1/accounts:';
    const json = { 'content-type': 'application/json' };
    expect((await ask(`${toolkit}signUp`, json, 'POST', '{"returnSecureToken":true}')).status).toBe(400);
    const wrong = await ask(
      `${toolkit}signInWithPassword`,
      json,
      'POST',
      '{"email":"demo@plaza.test","password":"no"}',
    );
    const nobody = await ask(
      `${toolkit}signInWithPassword`,
      json,
      'POST',
      '{"email":"x@plaza.test","password":"no"}',
    );
    expect(wrong.body).toContain('INVALID_LOGIN_CREDENTIALS');
    expect(nobody.body).toBe(wrong.body);
    expect(wrong.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('files', () => {
  test.each([
    '/webapp/assets/gone.js',
    '/webapp/art/none.svg',
    '/webapp/none.js',
    '/webapp/assets/',
    '/none',
  ])('answers 404 for %s, never the document', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('<html');
  });

  test.each([
    '/webapp/..%2fpackage.json',
    '/webapp/%2e%2e/package.json',
    '/webapp/..%5cpackage.json',
    '/webapp/../../etc/passwd',
    '/webapp/a\\b',
    '/webapp/%00',
    '/webapp/%zz',
  ])('rejects %s', async (path) => expect((await ask(path)).status).toBe(400));

  test('serves the document for every page, also with dots in the path', async () => {
    for (const path of [
      '/webapp/',
      '/webapp/auth/confirm-mail/ada@plaza.test',
      '/webapp/pages/starter-page',
      '/webapp/apps/Projects',
    ]) {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
    const root = await ask('/');
    expect([root.status, root.headers['location']]).toEqual([302, '/webapp/']);
  });

  test('compresses assets, caches them indefinitely and revalidates pages', async () => {
    const page = await ask('/webapp/');
    const sources = [...page.body.matchAll(/ (?:src|href)="(\/webapp\/assets\/[^"]+\.js)"/g)].map(
      (match) => match[1] ?? '',
    );
    const bodies = await Promise.all(
      sources.map(async (path) => ({ path, size: (await ask(path)).body.length })),
    );
    // The smallest are sent as they are.
    const asset = bodies.toSorted((a, b) => b.size - a.size)[0]?.path ?? '';
    const br = await ask(asset, { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.headers['cache-control']).toContain('immutable');
    expect((await ask(asset, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await ask(asset)).headers['content-encoding']).toBeUndefined();
    const again = await ask('/webapp/', { 'if-none-match': String(page.headers['etag']) });
    expect(again.status).toBe(304);
  });
});

test('sends security headers with every response and a strict policy with the document', async () => {
  for (const path of [...everywhere, '/webapp/assets/gone.js']) {
    const { headers } = await ask(path);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeDefined();
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['permissions-policy'], path).toContain('microphone=(self)');
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(headers['strict-transport-security'], path).toBeUndefined();
  }
  const policy = String((await ask('/webapp/')).headers['content-security-policy']);
  expect(policy).not.toMatch(/unsafe-|\*|https?:/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  const developers = String((await ask('/webapp/?devtools')).headers['content-security-policy']);
  expect(developers).toContain("style-src 'self' 'unsafe-inline'");
  expect(developers).not.toMatch(/script-src[^;]*unsafe/);
});
