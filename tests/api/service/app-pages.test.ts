import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '@server/ops/config';
import { createAppPages } from '@server/web/app-pages';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'plaza-pages-'));
  await mkdir(join(dir, 'assets'));
  await mkdir(join(dir, '.vite'));
  for (const name of [
    'index.html',
    'assets/a.js',
    'assets/a.js.map',
    'sw.js.map',
    '.env',
    '.vite/manifest.json',
  ])
    await writeFile(join(dir, name), `content of ${name}`);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const open = (environment: Record<string, string> = {}) => createAppPages(readConfig(environment), dir);

test.each([
  '.env',
  '.env.local',
  '.git/HEAD',
  '.git/config',
  '.vite/manifest.json',
  '.well-known/security',
  'u/.env',
  'apps/.git/HEAD',
  'wp-login.php',
  'admin/config.yml',
  'backup.zip',
  'dump.sql',
  'package-lock.json.bak',
  'assets/a.js.map',
  'sw.js.map',
])('answers 404 for /webapp/%s', async (path) => {
  const answer = await (await open()).request(`/webapp/${path}`);
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
});

test('serves source maps only where they are switched on', async () => {
  const pages = await open({ PLAZA_SOURCE_MAPS: '1' });
  expect((await pages.request('/webapp/assets/a.js.map')).status).toBe(200);
  expect((await pages.request('/webapp/assets/none.js.map')).status).toBe(404);
});

test.each(['', 'u/ines', 'auth/confirm-mail/ada@plaza.zip', 'pages/starter-page', 'apps/Projects'])(
  'serves the document for /webapp/%s',
  async (path) => {
    const answer = await (await open()).request(`/webapp/${path}`);
    expect([answer.status, await answer.text()]).toEqual([200, 'content of index.html']);
  },
);
