// @vitest-environment happy-dom
import { setLogLevel } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectFirebaseServices, connectionStore } from '@/lib/auth/firebase/connections';
import { type Env, readEnv } from '@/lib/config/env';
import { getFirebaseApp } from '@/lib/auth/firebase/app';

const madeUp: Env = readEnv({
  VITE_FIREBASE_API_KEY: 'AIza-made-up',
  VITE_FIREBASE_AUTH_DOMAIN: 'made-up.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'made-up',
  VITE_FIREBASE_APP_ID: '1:1234567890:web:abcdef',
  VITE_FIREBASE_DATABASE_URL: 'https://made-up-default-rtdb.firebaseio.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'made-up.appspot.com',
  VITE_FIREBASE_MEASUREMENT_ID: 'G-MADEUP',
  VITE_FIREBASE_APP_CHECK_SITE_KEY: 'made-up-site-key',
});

const settings = madeUp.firebase;

describe('connections', () => {
  beforeEach(() => {
    // Keeps the SDK of a made-up project off the network and its warnings out of the log.
    setLogLevel('silent');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(document.head, 'appendChild').mockImplementation((node) => node);
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ measurementId: 'G-MADEUP', authToken: {} })),
    );
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('the app has the whole configuration and is created once', () => {
    const app = getFirebaseApp(settings);
    expect(app.options).toEqual({
      apiKey: 'AIza-made-up',
      authDomain: 'made-up.firebaseapp.com',
      projectId: 'made-up',
      appId: '1:1234567890:web:abcdef',
      databaseURL: 'https://made-up-default-rtdb.firebaseio.com',
      storageBucket: 'made-up.appspot.com',
      measurementId: 'G-MADEUP',
    });
    expect(getFirebaseApp(settings)).toBe(app);
  });

  test('realtime database', async () => {
    const { connect } = await import('@/lib/auth/firebase/database');
    expect(await connect(settings)).toBe('https://made-up-default-rtdb.firebaseio.com');
  });

  test('file bucket', async () => {
    const { connect } = await import('@/lib/auth/firebase/storage');
    expect(await connect(settings)).toBe('made-up.appspot.com');
  });

  test('analytics', async () => {
    const { connect } = await import('@/lib/auth/firebase/analytics');
    expect(await connect(settings)).toBe('G-MADEUP');
  });

  test('App Check', async () => {
    const { connect } = await import('@/lib/auth/firebase/app-check');
    expect(await connect(settings)).toBe('reCAPTCHA v3');
  });

  test('loads only configured services; the others name the missing variable', async () => {
    const bare: Env = readEnv({});
    await connectFirebaseServices(bare);
    const states = Object.fromEntries(
      connectionStore.get().map(({ key, state, detail }) => [key, `${state}: ${detail}`]),
    );
    expect(states).toEqual({
      app: 'ready: demo-plaza',
      auth: 'ready: Local emulator behind this address',
      database: 'off: VITE_FIREBASE_DATABASE_URL is not set',
      storage: 'off: VITE_FIREBASE_STORAGE_BUCKET is not set',
      analytics: 'off: VITE_FIREBASE_MEASUREMENT_ID is not set',
      'app-check': 'off: VITE_FIREBASE_APP_CHECK_SITE_KEY is not set',
    });
  });

  test('reports a failing service without affecting the others', async () => {
    const broken: Env = {
      ...madeUp,
      firebase: { ...settings, databaseUrl: 'ftp://nonsense', measurementId: null },
    };
    await connectFirebaseServices(broken);
    const stateOf = (wanted: string) => connectionStore.get().find(({ key }) => key === wanted)?.state;
    expect(stateOf('database')).toBe('failed');
    expect(stateOf('storage')).toBe('ready');
    expect(stateOf('analytics')).toBe('off');
  });
});
