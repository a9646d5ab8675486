// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startEarly } from '@/app/early/early-start';
import { readStoredUser } from '@/app/early/stored-user';
import { readStoredSession } from '@/lib/auth/stored-session';
import { takeEarlyResponse } from '@/lib/session/early-start';

/** As the Firebase SDK writes it. */
async function storeUser(expiresIn: number): Promise<void> {
  const opening = indexedDB.open('firebaseLocalStorageDb', 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
  );
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const value = {
    uid: 'demo-ines',
    email: 'demo@plaza.test',
    displayName: 'Ines Marchetti',
    emailVerified: true,
    stsTokenManager: { refreshToken: 'r', accessToken: 'token', expirationTime: Date.now() + expiresIn },
  };
  const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
  writing.objectStore('firebaseLocalStorage').put({ fbase_key: 'firebase:authUser:local:[DEFAULT]', value });
  await new Promise((resolve) => writing.addEventListener('complete', resolve));
  opening.result.close();
}

const deleteUsers = () =>
  new Promise((resolve) => {
    indexedDB.deleteDatabase('firebaseLocalStorageDb').addEventListener('success', resolve);
  });

const request = vi.fn<typeof fetch>();

beforeEach(() => {
  request.mockReset().mockImplementation(async () => new Response('{}'));
  vi.stubGlobal('fetch', request);
  window.history.replaceState(null, '', '/webapp/?tab=following');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  delete window.plazaEarly;
  await deleteUsers();
});

const start = async () => {
  window.plazaEarly = startEarly('/api/v1');
  await window.plazaEarly.session;
  return request.mock.calls.map(([url]) => url);
};

describe('the inline start', () => {
  test("asks for the feed and the member's profile with the stored token", async () => {
    await storeUser(3_600_000);
    expect(await start()).toEqual([
      '/api/v1/feed?tab=following',
      '/api/v1/me',
      '/api/v1/notifications/unread',
    ]);
    expect(request.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer token' });
  });

  test('asks for nothing with a token that is about to expire', async () => {
    await storeUser(30_000);
    expect(await start()).toEqual([]);
  });

  test('asks for nothing signed out, and creates no database', async () => {
    expect(await start()).toEqual([]);
    expect(await readStoredUser()).toBeNull();
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('firebaseLocalStorageDb');
  });

  test('asks for nothing on another page, on a locked device and with injected faults', async () => {
    await storeUser(3_600_000);
    window.history.replaceState(null, '', '/webapp/ui/buttons');
    expect(await start()).toEqual([]);
    window.history.replaceState(null, '', '/webapp/');
    localStorage.setItem('plaza.lock.demo-ines', JSON.stringify({ locked: true }));
    expect(await start()).toEqual([]);
    localStorage.clear();
    sessionStorage.setItem('devtools.faults', '[]');
    expect(await start()).toEqual([]);
  });
});

test('the app takes an early response once, for the same address and token', async () => {
  await storeUser(3_600_000);
  await start();
  expect(takeEarlyResponse('/api/v1/feed?tab=for-you', 'token')).toBeUndefined();
  expect(await takeEarlyResponse('/api/v1/feed?tab=following', 'token')).toBeInstanceOf(Response);
  expect(takeEarlyResponse('/api/v1/feed?tab=following', 'token')).toBeUndefined();
  expect(takeEarlyResponse('/api/v1/me', 'token of another member')).toBeUndefined();
});

test('the stored session is the member that the provider will confirm', async () => {
  await storeUser(3_600_000);
  await start();
  expect(await readStoredSession()).toMatchObject({
    user: { uid: 'demo-ines', name: 'Ines Marchetti', photoUrl: null },
    token: 'token',
  });
  window.plazaEarly = {
    session: Promise.resolve({ uid: 'of another shape' }),
    storedFeed: Promise.resolve(null),
    responses: new Map(),
  };
  expect(await readStoredSession()).toBeNull();
});
