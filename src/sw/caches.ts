import type { PrecachedFile } from './worker-scope';

const PAGE = 'plaza-page';
const ASSETS = 'plaza-assets';
const ARTWORK = 'plaza-drawings';
/** Files of earlier builds stay for the tabs that still run them; beyond this many the oldest go. */
const MAX_ASSETS = 900;

/** Stores the shell of the feed: first the files with a hash in their name, last the page that asks for them. */
export async function precache(files: readonly PrecachedFile[], base: string): Promise<void> {
  const [assets, page] = await Promise.all([caches.open(ASSETS), caches.open(PAGE)]);
  const hashed = files.filter(({ revision }) => revision === null).map(({ url }) => base + url);
  const known = await Promise.all(hashed.map((url) => assets.match(url)));
  await assets.addAll(hashed.filter((_, at) => !known[at]));
  await page.add(new Request(base, { cache: 'no-cache' }));
}

/** Lets go of the oldest files, never of those of the running build. */
export async function trimAssets(files: readonly PrecachedFile[], base: string): Promise<void> {
  const assets = await caches.open(ASSETS);
  const current = new Set(files.map(({ url }) => new URL(base + url, location.origin).href));
  const old = (await assets.keys()).filter(({ url }) => !current.has(url));
  const surplus = old.slice(0, Math.max(0, old.length + current.size - MAX_ASSETS));
  await Promise.all(surplus.map((request) => assets.delete(request)));
}

/** The page as the build made it; undefined before the first install has ended. */
export const getCachedPage = async (base: string): Promise<Response | undefined> =>
  (await caches.open(PAGE)).match(base);

/** From the cache, for ever: the name of the file holds its hash. What is not there is fetched and kept. */
export async function cacheFirst(request: Request): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await assets.put(request, answer.clone());
  return answer;
}

/** From the cache at once and fetched anew for the next time. */
export async function staleWhileRevalidate(
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const drawings = await caches.open(ARTWORK);
  const kept = await drawings.match(request, { ignoreVary: true });
  const fresh = fetch(request).then(async (answer) => {
    if (answer.status === 200) await drawings.put(request, answer.clone());
    return answer;
  });
  if (!kept) return fresh;
  later(fresh.catch(() => undefined));
  return kept;
}
