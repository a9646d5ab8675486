import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { likePost } from '@contract/post/post-interaction';
import { openStream } from '../../../support/service/listen';
import { createTestApi } from '../../../support/service/test-api';

const TOKEN = 'a-token-of-thirty-two-characters';
const api = createTestApi({ metricsToken: TOKEN });
const REMOTE = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };

const scrape = (authorization: string): Promise<Response> =>
  Promise.resolve(api.service.app.request('/metrics', { headers: { authorization } }, REMOTE));
const readMetrics = async (): Promise<string> => (await scrape(`Bearer ${TOKEN}`)).text();
const valueOf = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );

test('lets callers with the token read metrics from elsewhere', async () => {
  expect((await scrape(`Bearer ${TOKEN}`)).status).toBe(200);
  for (const header of ['Bearer ', `Bearer ${TOKEN}x`, TOKEN])
    expect((await scrape(header)).status).toBe(404);
});

test('exports every metric of the dashboard and the alerts', async () => {
  const exported = new Set(
    [...(await readMetrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
  const dashboard = JSON.parse(await readFile('deploy/monitoring/dashboard.json', 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const alerts = await readFile('deploy/monitoring/alerts.yaml', 'utf8');
  const text = [...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), alerts].join(
    '\n',
  );
  const used = new Set(text.match(/\b(plaza|nodejs|process)_\w+/g));
  expect(used.size).toBeGreaterThan(15);
  expect([...used].filter((name) => !exported.has(name))).toEqual([]);
});

test('measures statements, the delay of events and the queues', async () => {
  await api.me('ines');
  const stream = await openStream(api, 'ines');
  const post = await api.write('ines', 'Measure me');
  await api.call('ines', likePost, { params: { postId: post.id } });
  await stream.until((event) => event.type === 'post');
  await stream.close();
  await expect
    .poll(async () => valueOf(await readMetrics(), 'plaza_live_event_delay_seconds_count'))
    .toBeGreaterThan(0);
  const text = await readMetrics();
  expect(valueOf(text, 'plaza_database_statement_seconds_count')).toBeGreaterThan(5);
  expect(text).toContain('plaza_queue_size{queue="write"} 0');
  expect(valueOf(text, 'plaza_live_held_back_seconds')).toBe(0);
  const holder = await api.pool.connect();
  await holder.query('BEGIN; SELECT pg_current_xact_id()');
  await api.write('ines', 'Held back');
  await expect
    .poll(async () => valueOf(await readMetrics(), 'plaza_live_held_back_seconds'))
    .toBeGreaterThan(0);
  await holder.query('ROLLBACK');
  holder.release();
});
