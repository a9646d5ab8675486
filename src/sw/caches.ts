import type { PrecachedFile } from './worker-scope';

const PAGE = 'plaza-page';
const ASSETS = 'plaza-assets';
const ARTWORK = 'plaza-drawings';
/** Assets of earlier builds stay for open tabs; beyond this count the oldest are deleted. */
const MAX_ASSETS = 900;

/** Caches the feed's shell: hashed assets first, the page that references them last. */
export async function precache(files: readonly PrecachedFile[], base: string): Promise<void> {
  const [assets, page] = await Promise.all([caches.open(ASSETS), caches.open(PAGE)]);
  const hashed = files.filter(({ revision }) => revision === null).map(({ url }) => base + url);
  const stored = await Promise.all(hashed.map((url) => assets.match(url)));
  await assets.addAll(hashed.filter((_, index) => !stored[index]));
  await page.add(new Request(base, { cache: 'no-cache' }));
}

/** Deletes the oldest assets, never those of the current build. */
export async function trimAssets(files: readonly PrecachedFile[], base: string): Promise<void> {
  const assets = await caches.open(ASSETS);
  const current = new Set(files.map(({ url }) => new URL(base + url, location.origin).href));
  const old = (await assets.keys()).filter(({ url }) => !current.has(url));
  const surplus = old.slice(0, Math.max(0, old.length + current.size - MAX_ASSETS));
  await Promise.all(surplus.map((request) => assets.delete(request)));
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
