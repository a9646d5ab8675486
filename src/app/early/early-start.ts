import type { EarlyStart } from '@/lib/session/early-start';
import { readRecord } from './read-record';
import { readStoredUser } from './stored-user';

/** A token about to expire is refreshed by the identity provider instead, in ms. */
const TOKEN_MARGIN_MS = 60_000;

function tokenOf(user: unknown): string | null {
  const { accessToken, expirationTime = 0 } =
    (user as { stsTokenManager?: { accessToken?: string; expirationTime?: number } } | null)
      ?.stsTokenManager ?? {};
  return accessToken && expirationTime - Date.now() > TOKEN_MARGIN_MS ? accessToken : null;
}

/** A locked device shows nothing of the member, and injected faults must reach every request. */
const mustWait = (): boolean =>
  sessionStorage.getItem('devtools.faults') !== null ||
  Object.entries(localStorage).some(
    ([key, value]) => key.startsWith('plaza.lock.') && String(value).includes('"locked":true'),
  );

/** Paths of the API that the feed reads first, exactly as `callApi` asks for them. */
function feedReads({ pathname, search }: Location): string[] {
  if (!/^\/webapp\/(dashboard)?$/.test(pathname)) return [];
  const tab = new URLSearchParams(search).get('tab') === 'following' ? 'following' : 'for-you';
  return [`/feed?tab=${tab}`, '/me'];
}

/** A reload asks for the newest posts. */
const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/** The identity provider's code is needed at once only when no stored session opens the page. */
function preloadIdentityProvider(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name="identity-provider"]')?.content;
  if (!address) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = address;
  document.head.append(link);
}

/** Asks for the member's first data while the app's scripts download. Bundled into index.html. */
export function startEarly(apiBaseUrl: string): EarlyStart {
  const responses: EarlyStart['responses'] = new Map();
  const session = readStoredUser().then((user) => {
    const token = tokenOf(user);
    if (!token) preloadIdentityProvider();
    else if (!mustWait())
      for (const path of feedReads(location)) {
        const url = apiBaseUrl + path;
        const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
        const response = fetch(url, { headers });
        // Reported where the app takes the response.
        response.catch(() => undefined);
        responses.set(url, { token, response, askedAt: performance.now() });
      }
    return user;
  });
  const storedFeed = session.then((user) => {
    const { uid } = (user ?? {}) as { uid?: string };
    return uid && responses.size > 0 && !isReload()
      ? readRecord('plaza-kept', 'feeds', (feeds) => feeds.get(uid))
      : null;
  });
  return { session, storedFeed, responses };
}
