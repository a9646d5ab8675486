import { afterEach, expect, test, vi } from 'vitest';
import { getMe } from '@contract/member/member';
import { callApi, configureApi } from './client';

vi.mock('firebase/app-check', () => ({
  initializeAppCheck: () => ({}),
  getToken: () => Promise.resolve({ token: 'app-token' }),
  ReCaptchaV3Provider: vi.fn<() => void>(),
}));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function sentHeaders(): Promise<Headers> {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    requests.push(init);
    return Promise.resolve(new Response('{}', { status: 404 }));
  });
  configureApi({ baseUrl: '/api/v1', getToken: () => Promise.resolve('id-token') });
  await callApi(getMe, {}).catch(() => undefined);
  return new Headers(requests[0]?.headers);
}

test('sends the token of App Check in builds that have it', async () => {
  expect((await sentHeaders()).get('X-Firebase-AppCheck')).toBeNull();
  vi.stubEnv('VITE_FIREBASE_APP_CHECK_SITE_KEY', 'site-key');
  const settings = {
    projectId: 'plaza',
    apiKey: 'a',
    authDomain: 'b',
    appId: 'c',
    appCheckSiteKey: 'site-key',
  };
  const { connect } = await import('@/lib/auth/firebase/app-check');
  await connect({ databaseUrl: null, storageBucket: null, measurementId: null, ...settings });
  const headers = await sentHeaders();
  expect(headers.get('X-Firebase-AppCheck')).toBe('app-token');
  expect(headers.get('Authorization')).toBe('Bearer id-token');
});
