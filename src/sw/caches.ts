import type { BuildFile } from './worker-scope';

const PAGE = 'plaza-page';
const ASSETS = 'plaza-assets';
const ARTWORK = 'plaza-drawings';
/** List of the active build's files, so that its successor knows which files open tabs still need. */
const FILE_LIST = 'build-files.json';
/** Page files downloaded at a time. */
const BATCH_SIZE = 4;

const addressesOf = (files: readonly BuildFile[], base: string): string[] =>
  files.filter(({ revision }) => revision === null).map(({ url }) => base + url);

const storedAddresses = async (cache: Cache): Promise<Set<string>> =>
  new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));

/** Caches the feed's shell: hashed assets first, the page that references them last. */
export async function precache(files: readonly BuildFile[], base: string): Promise<void> {
  const [assets, page] = await Promise.all([caches.open(ASSETS), caches.open(PAGE)]);
  const stored = await storedAddresses(assets);
  const shell = addressesOf(
    files.filter(({ isShell }) => isShell),
    base,
  );
  await assets.addAll(shell.filter((address) => !stored.has(address)));
  await page.add(new Request(base, { cache: 'no-cache' }));
}

let storing: Promise<void> | null = null;

async function storeMissing(files: readonly BuildFile[], base: string): Promise<void> {
  const assets = await caches.open(ASSETS);
  const stored = await storedAddresses(assets);
  const missing = addressesOf(files, base).filter((address) => !stored.has(address));
  const store = async (address: string) => {
    const response = await fetch(address, { priority: 'low' });
    if (response.status === 200) await assets.put(address, response);
  };
  while (missing.length > 0) await Promise.all(missing.splice(0, BATCH_SIZE).map(store));
}

/** Stores the files of all pages. Stops when the network or the quota ends; the next request stores the rest. */
export function storePages(files: readonly BuildFile[], base: string): Promise<void> {
  storing ??= storeMissing(files, base)
    .catch(() => undefined)
    .finally(() => {
      storing = null;
    });
  return storing;
}

/** Deletes the assets of builds older than the previous one, which open tabs may still run. */
export async function trimAssets(files: readonly BuildFile[], base: string): Promise<void> {
  const [assets, page] = await Promise.all([caches.open(ASSETS), caches.open(PAGE)]);
  const current = addressesOf(files, base);
  const list = await page.match(base + FILE_LIST);
  await page.put(base + FILE_LIST, Response.json(current));
  if (!list) return;
  const needed = new Set([...current, ...((await list.json()) as string[])]);
  const old = (await assets.keys()).filter(({ url }) => !needed.has(new URL(url).pathname));
  await Promise.all(old.map((request) => assets.delete(request)));
}

/** Cached index page; undefined before the first install. */
export const getCachedPage = async (base: string): Promise<Response | undefined> =>
  (await caches.open(PAGE)).match(base);

/** Cache first: hashed file names never change. Missing files are fetched and cached. */
export async function cacheFirst(request: Request): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const cached = await assets.match(request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.status === 200) await assets.put(request, response.clone());
  return response;
}

/** Stale-while-revalidate. */
export async function staleWhileRevalidate(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const artwork = await caches.open(ARTWORK);
  const cached = await artwork.match(request, { ignoreVary: true });
  const fresh = fetch(request).then(async (response) => {
    if (response.status === 200) await artwork.put(request, response.clone());
    return response;
  });
  if (!cached) return fresh;
  waitUntil(fresh.catch(() => undefined));
  return cached;
}
