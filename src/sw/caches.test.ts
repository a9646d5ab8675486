// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { precache, storePages, trimAssets } from './caches';
import type { BuildFile } from './worker-scope';

const BASE = '/webapp/';
const ORIGIN = 'https://plaza.example';

const fileOf = (name: string, isShell = false): BuildFile => ({
  url: `assets/${name}`,
  revision: null,
  isShell,
});
const INDEX: BuildFile = { url: 'index.html', revision: 'r1', isShell: true };

const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).href;

class FakeCache {
  readonly entries = new Map<string, Response>();
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
  match = async (request: RequestInfo | URL) => this.entries.get(addressOf(request))?.clone();
  delete = async (request: RequestInfo | URL) => this.entries.delete(addressOf(request));
  put = async (request: RequestInfo | URL, response: Response) =>
    void this.entries.set(addressOf(request), response);
  add = async (request: RequestInfo | URL) => this.put(request, await fetch(request));
  addAll = async (requests: RequestInfo[]) => void (await Promise.all(requests.map(this.add)));
}

let stored: Map<string, FakeCache>;
let send: ReturnType<typeof vi.fn<typeof fetch>>;
const namesIn = (cache: string) =>
  [...(stored.get(cache)?.entries.keys() ?? [])].map((url) => url.replace(`${ORIGIN}${BASE}`, ''));

beforeEach(() => {
  stored = new Map();
  send = vi.fn<typeof fetch>(async () => new Response('text'));
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('location', { origin: ORIGIN, href: `${ORIGIN}${BASE}` });
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = stored.get(name) ?? new FakeCache();
      stored.set(name, cache);
      return cache;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('installation stores the shell only; the other pages follow on request, each file once', async () => {
  const files = [INDEX, fileOf('app.js', true), fileOf('chart.js'), fileOf('map.js')];
  await precache(files, BASE);
  expect(namesIn('plaza-assets')).toEqual(['assets/app.js']);
  await storePages(files, BASE);
  expect(namesIn('plaza-assets')).toEqual(['assets/app.js', 'assets/chart.js', 'assets/map.js']);
  send.mockClear();
  await storePages(files, BASE);
  expect(send).not.toHaveBeenCalled();
});

test('an interrupted download continues with the missing files', async () => {
  const files = [INDEX, ...Array.from({ length: 10 }, (_, index) => fileOf(`${index}.js`))];
  send.mockImplementation(async (input) => {
    if (addressOf(input).endsWith('/6.js')) throw new TypeError('no network');
    return new Response('text');
  });
  await storePages(files, BASE);
  expect(namesIn('plaza-assets')).not.toContain('assets/9.js');
  send.mockReset();
  send.mockImplementation(async () => new Response('text'));
  await storePages(files, BASE);
  expect(namesIn('plaza-assets')).toHaveLength(10);
  expect(send.mock.calls.length).toBeLessThan(6);
});

test('a new build deletes the files of all builds but itself and the previous one', async () => {
  for (const version of [1, 2, 3]) {
    const files = [INDEX, fileOf('vendor.js', true), fileOf(`app-${version}.js`, true)];
    await precache(files, BASE);
    await trimAssets(files, BASE);
  }
  expect(namesIn('plaza-assets')).toEqual(['assets/vendor.js', 'assets/app-2.js', 'assets/app-3.js']);
});
