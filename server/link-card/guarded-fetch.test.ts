import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, createGzip, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { guardFor, openWebSite, type WebSite } from '../../tests/support/service/servers/web-site';
import { fetchGuarded, type FetchLimits, type NetworkGuard, RefusedFetch } from './guarded-fetch';

const LIMIT = 64 * 1024;
const SITE = 'site.test';

const pages: Record<string, (response: ServerResponse) => void> = {};
let site: WebSite;
let secret: WebSite;

beforeAll(async () => {
  site = await openWebSite((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    const page = pages[request.url ?? ''];
    if (page) page(response);
    else response.end('<title>Hello</title>');
  });
  secret = await openWebSite((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Secret</title>'),
  );
});
afterAll(async () => {
  await site.close();
  await secret.close();
});
beforeEach(() => {
  site.requests.length = 0;
  secret.requests.length = 0;
});

const limits = (guard: NetworkGuard, more: Partial<FetchLimits> = {}): FetchLimits => ({
  guard,
  types: ['text/html'],
  maxBytes: LIMIT,
  cut: true,
  signal: AbortSignal.timeout(10_000),
  ...more,
});
const get = (address: string, more: Partial<FetchLimits> = {}) =>
  fetchGuarded(address, limits(guardFor(site, { [SITE]: ['127.0.0.1'] }), more));
const path = (name: string): string => site.at(SITE, name);
const redirect = (to: string) => (response: ServerResponse) =>
  response.writeHead(302, { Location: to }).end();

describe('private hosts', () => {
  test.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '１２７.0.0.1',
  ])('refuses %s', async (host) => {
    await expect(get(secret.at(host))).rejects.toThrow(RefusedFetch);
    expect(secret.requests).toEqual([]);
  });

  test('refuses a name that leads to a private address', async () => {
    const guard = guardFor(site, { 'evil.test': ['127.0.0.1'], 'evil6.test': ['::1 fe80::1'] });
    for (const host of ['evil.test', 'evil6.test'])
      await expect(fetchGuarded(secret.at(host), limits(guard))).rejects.toThrow(RefusedFetch);
    expect(secret.requests).toEqual([]);
  });

  test('refuses other ports of a public host', async () => {
    const guard = guardFor({ port: 1 }, { [SITE]: ['8.8.8.8'] });
    for (const port of [22, 25, 6379, 8080])
      await expect(fetchGuarded(`http://${SITE}:${port}/`, limits(guard))).rejects.toThrow(RefusedFetch);
  });

  test.each([
    'file:///etc/passwd',
    'ftp://site.test/',
    'data:text/html,x',
    'https://user:word@site.test/',
    'x',
  ])('refuses %s', async (address) => expect(get(address)).rejects.toThrow(RefusedFetch));
});

describe('DNS rebinding', () => {
  test('resolves a name once and connects to the checked address', async () => {
    // A second look-up would lead to a port that nothing listens on.
    const guard = guardFor(site, { 'rebind.test': ['127.0.0.1', '127.0.0.3'] });
    const { bytes } = await fetchGuarded(site.at('rebind.test'), limits(guard));
    expect(bytes.toString()).toContain('Hello');
    expect(guard.asked).toEqual(['rebind.test']);
  });

  test('connects to the allowed address of a mixed answer only', async () => {
    const tried: string[] = [];
    const mixed = guardFor(site, { 'mixed.test': ['10.0.0.1 127.0.0.1'] });
    const guard = {
      ...mixed,
      allows: (address: string, port: number) => {
        tried.push(address);
        return mixed.allows(address, port);
      },
    };
    await fetchGuarded(site.at('mixed.test'), limits(guard));
    expect(tried).toEqual(['10.0.0.1', '127.0.0.1']);
    expect(site.requests).toHaveLength(1);
  });

  test('checks a name again after a redirect to itself', async () => {
    const guard = guardFor(site, { 'again.test': ['127.0.0.1', '10.0.0.1'] });
    pages['/again'] = redirect('/');
    await expect(fetchGuarded(site.at('again.test', '/again'), limits(guard))).rejects.toThrow(RefusedFetch);
    expect(site.requests).toHaveLength(1);
  });
});

describe('redirects', () => {
  test('follows three, and reports the last address', async () => {
    pages['/1'] = redirect('/2');
    pages['/2'] = redirect(path('/3'));
    pages['/3'] = redirect('4');
    const { url } = await get(path('/1'));
    expect(url.href).toBe(path('/4'));
  });

  test('ends a loop', async () => {
    pages['/loop'] = redirect('/loop');
    await expect(get(path('/loop'))).rejects.toThrow(RefusedFetch);
    expect(site.requests).toHaveLength(4);
  });

  test('refuses one into the private network', async () => {
    for (const to of [
      secret.at('127.0.0.1'),
      secret.at('[::1]'),
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      'http://user:word@site.test/',
    ]) {
      pages['/inside'] = redirect(to);
      await expect(get(path('/inside'))).rejects.toThrow(RefusedFetch);
    }
    expect(secret.requests).toEqual([]);
  });
});

describe('bodies', () => {
  const closed = (response: ServerResponse): Promise<void> =>
    new Promise((resolve) => response.once('close', () => resolve()));

  test('reads the beginning of an endless page and hangs up', async () => {
    let ended = Promise.resolve();
    pages['/endless'] = (response) => {
      ended = closed(response);
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
    expect((await get(path('/endless'))).bytes).toHaveLength(LIMIT);
    await ended;
    await expect(get(path('/endless'), { cut: false })).rejects.toThrow(RefusedFetch);
  });

  test('hangs up on a host that sends a byte from time to time', async () => {
    let ended = Promise.resolve();
    pages['/slow'] = (response) => {
      ended = closed(response);
      const timer = setInterval(() => response.write('x'), 10);
      response.once('close', () => clearInterval(timer));
    };
    await expect(get(path('/slow'), { signal: AbortSignal.timeout(300) })).rejects.toThrow('aborted');
    await ended;
  });

  test('gives up on a host, or a name, that never answers', async () => {
    pages['/silent'] = () => undefined;
    await expect(get(path('/silent'), { signal: AbortSignal.timeout(100) })).rejects.toThrow('aborted');
    const guard = { ...guardFor(site), resolve: () => new Promise<never>(() => undefined) };
    const signal = AbortSignal.timeout(100);
    await expect(fetchGuarded(path('/'), limits(guard, { signal }))).rejects.toThrow('The time is over');
  });

  test('decompresses no more than the limit of an endless gzip bomb', async () => {
    pages['/bomb'] = (response) => {
      response.setHeader('Content-Encoding', 'gzip');
      const zip = createGzip();
      const zeros = new Readable({
        read() {
          this.push(Buffer.alloc(65_536));
        },
      });
      pipeline(zeros, zip, response).catch(() => undefined);
    };
    expect((await get(path('/bomb'))).bytes).toHaveLength(LIMIT);
    await expect(get(path('/bomb'), { cut: false })).rejects.toThrow(RefusedFetch);
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('decompresses a page with %s', async (encoding, compress) => {
    pages['/small'] = (response) => {
      response.setHeader('Content-Encoding', encoding);
      response.end(compress('<title>Small</title>'));
    };
    expect((await get(path('/small'))).bytes.toString()).toBe('<title>Small</title>');
  });

  test('refuses unknown encodings, and fails on broken ones', async () => {
    pages['/odd'] = (response) => response.setHeader('Content-Encoding', 'gzip, gzip').end('x');
    await expect(get(path('/odd'))).rejects.toThrow(RefusedFetch);
    pages['/broken'] = (response) => response.setHeader('Content-Encoding', 'gzip').end('not gzip');
    await expect(get(path('/broken'))).rejects.toThrow('incorrect header check');
  });

  test.each(['application/pdf', 'text/plain', 'image/svg+xml', ''])('refuses the type "%s"', async (type) => {
    pages['/type'] = (response) => response.setHeader('Content-Type', type).end('<title>No</title>');
    await expect(get(path('/type'))).rejects.toThrow(RefusedFetch);
  });

  test('refuses a missing page, and lets a failing host be asked again', async () => {
    pages['/missing'] = (response) => response.writeHead(404).end();
    await expect(get(path('/missing'))).rejects.toThrow(RefusedFetch);
    pages['/down'] = (response) => response.writeHead(503).end();
    await expect(get(path('/down'))).rejects.not.toThrow(RefusedFetch);
  });
});

test('sends its own user agent, no cookie and no credentials', async () => {
  pages['/cookie'] = (response) =>
    response.writeHead(302, { 'Set-Cookie': 'a=b; Path=/', Location: '/' }).end();
  await get(path('/cookie'));
  const [, second] = site.requests;
  expect(second?.headers).toMatchObject({ 'user-agent': 'PlazaLinkCards/1.0', host: `${SITE}:${site.port}` });
  expect(Object.keys(second?.headers ?? {}).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ]);
});
