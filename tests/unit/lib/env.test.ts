import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readConfig } from '@server/ops/config';
import { readEnv } from '@/lib/config/env';

const project = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'plaza.example',
  VITE_FIREBASE_PROJECT_ID: 'plaza',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};

describe('environment', () => {
  test('uses local mode and the same host by default', () => {
    expect(readEnv({ MODE: 'test', DEV: true })).toMatchObject({
      local: true,
      apiBaseUrl: '/api/v1',
      firebase: { projectId: 'demo-plaza', databaseUrl: null, appCheckSiteKey: null },
    });
  });

  test('an empty value counts as missing', () => {
    expect(readEnv({ VITE_FIREBASE_API_KEY: '', VITE_API_BASE_URL: '' }).local).toBe(true);
  });

  test('the example file keeps app and service local', () => {
    const example = parseEnv(readFileSync('.env.example', 'utf8'));
    expect(readEnv(example).local).toBe(true);
    expect(readConfig(example)).toEqual(readConfig({}));
  });

  test('accepts a complete project with all its services', () => {
    const env = readEnv({
      ...project,
      VITE_API_BASE_URL: 'https://api.plaza.example/api/v1/',
      VITE_FIREBASE_DATABASE_URL: 'https://plaza.firebaseio.com',
      VITE_FIREBASE_STORAGE_BUCKET: 'plaza.appspot.com',
      VITE_FIREBASE_MEASUREMENT_ID: 'G-1',
      VITE_FIREBASE_APP_CHECK_SITE_KEY: 'site',
    });
    expect(env).toEqual({
      local: false,
      apiBaseUrl: 'https://api.plaza.example/api/v1',
      firebase: {
        apiKey: 'key',
        authDomain: 'plaza.example',
        projectId: 'plaza',
        appId: '1:2:web:3',
        databaseUrl: 'https://plaza.firebaseio.com',
        storageBucket: 'plaza.appspot.com',
        measurementId: 'G-1',
        appCheckSiteKey: 'site',
      },
      googleMapsKey: null,
      tiles: null,
    });
  });

  test('maps need no Firebase project', () => {
    expect(
      readEnv({
        VITE_GOOGLE_MAPS_KEY: 'made-up',
        VITE_TILE_URL: 'https://{s}.tile.example/{z}/{x}/{y}.png',
      }),
    ).toMatchObject({
      local: true,
      googleMapsKey: 'made-up',
      tiles: {
        url: 'https://{s}.tile.example/{z}/{x}/{y}.png',
        attribution: '© OpenStreetMap contributors',
      },
    });
    expect(() => readEnv({ VITE_TILE_URL: 'https://tile.example/one.png' })).toThrow(
      'Malformed configuration: VITE_TILE_URL',
    );
  });

  test('refuses a partial project and lists the missing variables', () => {
    expect(() => readEnv({ VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'plaza' })).toThrow(
      'Missing configuration: VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_APP_ID',
    );
    expect(() => readEnv({ VITE_FIREBASE_MEASUREMENT_ID: 'G-1' })).toThrow('Missing configuration');
  });

  test('names a malformed value', () => {
    expect(() => readEnv({ ...project, VITE_FIREBASE_DATABASE_URL: 'not an address' })).toThrow(
      'Malformed configuration: VITE_FIREBASE_DATABASE_URL',
    );
  });
});
