import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { operations } from '@contract/api';
import { Problem } from '@contract/problem';
import { createOpenApi } from '@server/http/openapi/document';
import { seed } from '@server/seed/seed';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();
const document = createOpenApi();
const RUNS = Number(process.env['PLAZA_FUZZ_RUNS'] ?? 2000);
/** Ids of the seed by the name of the parameter. */
const known: Record<string, string[]> = {};

beforeAll(async () => {
  await seed(api.pool, {
    now: new Date(),
    demoUids: { ines: 'demo-ines', ada: 'demo-ada', rui: 'demo-rui' },
  });
  for (const [name, table] of Object.entries({
    postId: 'posts',
    conversationId: 'conversations',
    messageId: 'messages',
  })) {
    const { rows } = await api.pool.query<{ id: string }>(
      `SELECT id FROM ${table} ORDER BY random() LIMIT 20`,
    );
    known[name] = rows.map(({ id }) => id);
  }
});

interface Schema {
  type?: string;
  enum?: unknown[];
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
}

const nasty = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\ud800',
  '%',
  "'",
  '../..',
  '💥'.repeat(40),
  '{"a":1}',
  '-1',
  '1e309',
  'null',
  'ا\u202e',
);
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 700 }),
  nasty,
  fc.constant('ines'),
);

/** Mostly values that fit the schema, sometimes anything. */
function valueOf(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), nasty);
  const fitting = (): fc.Arbitrary<unknown> => {
    const ids = known[name === 'replyTo' || name === 'quoteOf' ? 'postId' : name];
    if (ids) return fc.oneof(fc.constantFrom(...ids), fc.uuid());
    if (name === 'handle') return fc.constantFrom('ines', 'ada', 'rui', 'teo', 'nobody');
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.format === 'date-time')
      return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    if (schema.type === 'integer' || schema.type === 'number') {
      return fc.integer({ min: (schema.minimum ?? 0) - 1, max: Math.min(schema.maximum ?? 100, 20_000) + 1 });
    }
    if (schema.type === 'array') return fc.array(valueOf(schema.items ?? {}, ''), { maxLength: 6 });
    if (schema.type === 'object') return objectOf(schema.properties ?? {});
    return words;
  };
  return fc.oneof({ weight: 6, arbitrary: fitting() }, { weight: 1, arbitrary: anything });
}

const objectOf = (properties: Record<string, Schema>): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueOf(schema, name)])),
    { requiredKeys: [] },
  );

interface Described {
  'x-access'?: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: { 'application/json'?: { schema: Schema } } };
}

const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    // A stream does not end.
    .filter(() => path !== '/events')
    .map(([method, described]) => ({
      path,
      method: method.toUpperCase(),
      described: described as Described,
    })),
);

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** URLs cannot contain lone surrogates: they are sent as U+FFFD. */
const encoded = (value: unknown): string => encodeURIComponent(text(value).toWellFormed()) || '%20';

/** Paths whose success ends the sessions of the caller: each call is made by another member. */
const endsSessions = new Set(['/me/sign-out-everywhere', '/me/deletion']);

/** `fc.option` with `freq` makes null rare; here the value is rare. */
const seldom = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 14, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

const calls = fc.constantFrom(...routes).chain((route) => {
  const ofPlace = (place: string) =>
    objectOf(
      Object.fromEntries(
        (route.described.parameters ?? [])
          .filter((each) => each.in === place)
          .map((each) => [each.name, each.schema]),
      ),
    );
  const body = route.described.requestBody?.content['application/json']?.schema;
  return fc.record({
    route: fc.constant(route),
    path: ofPlace('path'),
    query: ofPlace('query'),
    body: body ? valueOf(body, '') : fc.constant(undefined),
    garbled: seldom(fc.constantFrom('{', '"', '[1', '\u0000')),
    extra: seldom(fc.string({ minLength: 1, maxLength: 8 })),
    uid: endsSessions.has(route.path)
      ? fc.uuid()
      : fc.option(fc.constantFrom('demo-ines', 'demo-ada', 'demo-rui', 'fuzz'), { freq: 10 }),
    key: fc.option(fc.oneof(fc.uuid(), fc.constantFrom('same-key-1', 'same-key-2', 'short')), { freq: 15 }),
  });
});

/** Null for a response that the document allows. */
async function faultIn(response: Response, method: string, path: string): Promise<string | null> {
  if (response.status >= 500) return `${response.status}: ${await response.text()}`;
  const isProblem = response.headers.get('content-type') === 'application/problem+json';
  if (response.status >= 400) {
    return isProblem && Problem.safeParse(await response.json()).success ? null : 'no problem document';
  }
  const answer = operations.find(
    (operation) => operation.method === method && operation.path === path,
  )?.response;
  return !answer || answer.safeParse(await response.json()).success ? null : 'not the promised answer';
}

test(
  `answers ${RUNS} generated requests with the documented response or a problem`,
  { timeout: 60_000 + RUNS * 40 },
  async () => {
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(calls, async ({ route, path, query, body, garbled, extra, uid, key }) => {
        const filled = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          encoded(path[name] ?? 'missing'),
        );
        const pairs = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
        if (extra) pairs.push(`${encoded(extra)}=1`);
        const headers = new Headers();
        if (key) headers.set('idempotency-key', key);
        if (body !== undefined) headers.set('content-type', 'application/json');
        const init: RequestInit = { method: route.method, headers };
        if (body !== undefined) init.body = garbled ?? JSON.stringify(body);
        const response = await api.request(
          `${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
          init,
          uid ?? undefined,
        );
        seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
        expect(await faultIn(response, route.method, route.path), `${route.method} ${filled}`).toBeNull();
      }),
      { numRuns: RUNS },
    );
    expect((seen.get(200) ?? 0) + (seen.get(201) ?? 0)).toBeGreaterThan(RUNS / 10);
    expect(seen.get(400) ?? 0).toBeGreaterThan(RUNS / 20);
    expect(api.faults).toEqual([]);
  },
);
