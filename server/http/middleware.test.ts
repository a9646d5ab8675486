import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { silentLog } from '../ops/log';
import { createMetrics } from '../ops/metrics';
import { type HonoEnv, requestMiddleware } from './middleware';

test('adds headers to the response of the operation without copying its body', async () => {
  const answer = new Response('{}', { headers: { 'Referrer-Policy': 'origin' } });
  const app = new Hono<HonoEnv>();
  app.use('*', requestMiddleware(silentLog, createMetrics()));
  app.get('/posts', () => answer);
  const response = await app.request('/posts');
  expect(response).toBe(answer);
  expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('origin');
});
