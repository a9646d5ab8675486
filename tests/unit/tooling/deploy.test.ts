import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { MAX_PICTURE_BYTES } from '@contract/post/media';
import { commands } from '@server/admin/run-admin';
import { plainRoutes } from '@server/http/plain-routes';
import { configurationNames } from '@server/ops/config';

const read = (name: string): string => readFileSync(path.join('deploy', name), 'utf8');
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);
const known = new Set([...configurationNames, 'NODE_ENV']);
const unknownOf = (names: readonly string[]): string[] => names.filter((name) => !known.has(name));

const Names = z.record(z.string(), z.unknown());
const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.optional(z.object({ context: z.string(), dockerfile: z.string(), args: Names })),
      environment: z.optional(Names),
      volumes: z.optional(z.array(z.string())),
    }),
  ),
  volumes: Names,
});

test('the compose file names variables, files and volumes that exist', () => {
  const compose = z.parse(Compose, parse(read('compose.yaml')));
  const { 'service-1': service } = compose.services;
  expect(unknownOf(Object.keys({ ...service?.environment, ...service?.build?.args }))).toEqual([]);
  expect(
    existsSync(path.join('deploy', service?.build?.context ?? '', service?.build?.dockerfile ?? '')),
  ).toBe(true);
  for (const volume of Object.values(compose.services).flatMap(({ volumes = [] }) => volumes)) {
    const [from = ''] = volume.split(':');
    const isKnown = from.startsWith('.') ? existsSync(path.join('deploy', from)) : from in compose.volumes;
    expect(isKnown, from).toBe(true);
  }
  const given = matches(read('example.env'), /^([A-Z\d_]+)=/gm);
  const needed = new Set(matches(read('compose.yaml'), /\$\{([A-Z\d_]+)/g));
  expect(given.toSorted()).toEqual([...needed].toSorted());
});

test('the image copies paths that exist, runs what the build makes, and knows its variables', () => {
  const text = read('Dockerfile');
  const copied = matches(text, /^COPY (?!--from)(.+) \S+$/gm).flatMap((paths) => paths.split(' '));
  expect(copied.filter((name) => !existsSync(name))).toEqual([]);
  const built = matches(text, /--from=build \/build\/(\S+)/g);
  expect(built.toSorted()).toEqual(['dist/app', 'dist/server']);
  expect(unknownOf(matches(text, /(VITE_\w+|PLAZA_\w+)/g))).toEqual([]);
  const inputs = matches(readFileSync('vite.server.config.ts', 'utf8'), /^ +'?([\w-]+)'?: 'server\//gm);
  for (const program of [text, read('plaza@.service')].flatMap((each) =>
    matches(each, /dist\/server\/([\w-]+)\.js/g),
  ))
    expect(inputs).toContain(program);
  expect(text).toMatch(/^USER node$/m);
});

test('the unit of systemd knows its variables', () => {
  const [line = ''] = matches(read('plaza@.service'), /^Environment=(.+)$/gm);
  expect(unknownOf(matches(line, /([A-Z_]+)=/g))).toEqual([]);
});

test('proxy and metrics name every process of the compose file', () => {
  const { services } = z.parse(Compose, parse(read('compose.yaml')));
  const processes = Object.keys(services).filter((name) => name.startsWith('service-'));
  expect(processes).toHaveLength(2);
  const [proxied = ''] = matches(read('Caddyfile'), /\{\$PLAZA_PROCESSES:(.+?)\}/g);
  expect(proxied.split(' ')).toEqual(processes.map((name) => `${name}:8080`));
  expect(matches(read('monitoring/prometheus.yaml'), /'([\w-]+):8080'/g)).toEqual(processes);
});

test('the proxy asks for readiness, lets the largest picture through and does not hold back streams', () => {
  expect(read('Caddyfile')).toContain(`health_uri /api/v1${plainRoutes.ready.path}`);
  const [megabytes] = matches(read('Caddyfile'), /max_size (\d+)MB/g);
  expect(Number(megabytes) * 1_000_000).toBeGreaterThan(MAX_PICTURE_BYTES);
  expect(read('Caddyfile')).toContain('flush_interval -1');
});

const Alerts = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});

test('every alert has instructions, and every instruction an alert', () => {
  const alerts = z
    .parse(Alerts, parse(read('monitoring/alerts.yaml')))
    .groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
  const explained = matches(readFileSync('docs/operations.md', 'utf8'), /^### (.+)$/gm);
  expect(explained).toEqual(alerts);
});

test('the runbook lists the commands as they list themselves', () => {
  const rows = matches(readFileSync('docs/operations.md', 'utf8'), /^\| (`[a-z].+) +\|$/gm).map((row) =>
    row.split('|').map((cell) => cell.trim()),
  );
  const listed = Object.entries(commands).map(([name, { usage, summary }]) => [
    `\`${`${name} ${usage}`.trim()}\``,
    summary,
  ]);
  expect(rows).toEqual(listed);
});

test.each(['prometheus', 'grafana-sources', 'grafana-dashboards'])('%s.yaml parses', (name) => {
  expect(parse(read(`monitoring/${name}.yaml`))).toBeTypeOf('object');
});
