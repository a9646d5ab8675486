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

/** A locked device shows nothing of the member, injected faults must reach every request, and App Check has no token yet. */
const mustWait = (): boolean =>
  Boolean(import.meta.env.VITE_FIREBASE_APP_CHECK_SITE_KEY) ||
  sessionStorage.getItem('devtools.faults') !== null ||
  Object.entries(localStorage).some(
    ([key, value]) => key.startsWith('plaza.lock.') && String(value).includes('"locked":true'),
  );

/** A reload asks for the posts around the reading position (src/lib/storage/reading-position.ts). */
function placeQuery(tab: string): string {
  try {
    const place = JSON.parse(sessionStorage.getItem(`plaza.place:posts:feed:${tab}`) ?? '{}');
    const { cursor } = place.start ?? {};
    return (cursor ? `&cursor=${cursor}` : '') + (place.limit ? `&limit=${place.limit}` : '');
  } catch {
    return '';
  }
}

/** Paths of the API that the feed reads first, exactly as `callApi` asks for them. */
function feedReads({ pathname, search }: Location): string[] {
  if (!/^\/webapp\/(dashboard)?$/.test(pathname)) return [];
  const tab = new URLSearchParams(search).get('tab') === 'following' ? 'following' : 'for-you';
  return [`/feed?tab=${tab}${placeQuery(tab)}`, '/me', '/notifications/unread'];
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
