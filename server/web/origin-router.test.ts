import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { HonoEnv } from '../http/middleware';
import { readConfig } from '../ops/config';
import { createOriginRouter } from './origin-router';

const APP = 'https://app.plaza.example';
const service = new Hono<HonoEnv>();
service.get('/api/v1/me', (c) => c.text('me'));
const router = createOriginRouter(
  readConfig({
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'plaza.example',
    VITE_FIREBASE_PROJECT_ID: 'plaza-real',
    VITE_FIREBASE_APP_ID: '1:1:web:1',
    PLAZA_CURSOR_SECRET: 'x'.repeat(32),
    PLAZA_APP_ORIGIN: APP,
  }),
  {
    service: { app: service },
    identity: null,
    pages: new Hono<never>(),
  },
);
const ask = (origin: string, path = '/api/v1/me', method = 'GET') =>
  router.request(
    path,
    { method, headers: { Origin: origin } },
    { incoming: { url: path, headers: { origin } } },
  );

test('lets scripts of the configured origin alone read the API, without credentials', async () => {
  const own = await ask(APP);
  expect(own.headers.get('access-control-allow-origin')).toBe(APP);
  expect(own.headers.get('access-control-allow-credentials')).toBeNull();
  for (const origin of ['https://evil.example', 'null', `${APP}.evil.example`])
    expect((await ask(origin)).headers.get('access-control-allow-origin')).not.toBe(origin);
  const preflight = await ask('https://evil.example', '/api/v1/me', 'OPTIONS');
  expect(preflight.headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
});

test('keeps browsers on HTTPS, and refuses paths that mean two things', async () => {
  expect((await ask(APP)).headers.get('strict-transport-security')).toContain('max-age=31536000');
  expect((await ask(APP, '/api/v1/..%2fme')).status).toBe(400);
});
