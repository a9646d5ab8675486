import { expect, test } from 'vitest';
import { operations } from '@contract/api';
import { problemCodes } from '@contract/problem';
import { createOpenApi } from '@server/http/openapi/document';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();
const document = createOpenApi();

test('serves the document derived from the contract', async () => {
  const response = await api.request('/openapi.json');
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
  const etag = response.headers.get('etag') ?? '';
  expect((await api.request('/openapi.json', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('documents exactly the registered routes', () => {
  const mounted = api.service.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/v1/'))
    .map(({ method, path }) => `${method} ${path.slice('/api/v1'.length).replaceAll(/:(\w+)/g, '{$1}')}`);
  const written = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(mounted.toSorted()).toEqual(written.toSorted());
  expect(mounted.length).toBeGreaterThan(operations.length);
});

/** Calls `visit` with every schema in the document and its path. */
function walk(
  value: unknown,
  visit: (schema: Record<string, unknown>, path: string) => void,
  path = '',
): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Record<string, unknown>, path);
  for (const [name, part] of Object.entries(value)) walk(part, visit, `${path}/${name}`);
}

test('bounds every array and string, and resolves every reference', () => {
  const loose: string[] = [];
  walk(document, (schema, path) => {
    const bounded = 'enum' in schema || 'const' in schema || 'maxLength' in schema;
    if (schema['type'] === 'string' && !bounded) loose.push(path);
    if (schema['type'] === 'array' && !('maxItems' in schema)) loose.push(path);
    const target = schema['$ref'];
    if (typeof target === 'string') {
      const name = target.replace('#/components/schemas/', '');
      if (!(name in document.components.schemas)) loose.push(`${path} -> ${target}`);
    }
  });
  expect(loose).toEqual([]);
});

test('rejects unknown fields in bodies, queries and params', () => {
  const lax = operations.filter(({ query, body, params }) =>
    [query, body, params].some((schema) => {
      const issues = schema?.safeParse({ surely_unknown: 1 }).error?.issues ?? [];
      return schema && !issues.some(({ code }) => code === 'unrecognized_keys');
    }),
  );
  expect(lax).toEqual([]);
});

test('describes every field and parameter', () => {
  const bare: string[] = [];
  walk({ schemas: document.components.schemas, paths: document.paths }, (schema, path) => {
    if (path.includes('/example')) return;
    const properties = schema['properties'] as Record<string, { description?: string }> | undefined;
    for (const [name, { description }] of Object.entries(properties ?? {}))
      if (!description) bare.push(`${path}/${name}`);
    if (typeof schema['in'] === 'string' && !schema['description'])
      bare.push(`${path}/${String(schema['name'])}`);
  });
  expect(bare, 'Describe these in server/http/openapi/descriptions.ts').toEqual([]);
});

interface Described {
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<
    string,
    {
      headers?: Record<string, unknown>;
      content?: Record<string, { example?: unknown; 'x-codes'?: string[]; examples?: object }>;
    }
  >;
}

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s has valid examples, headers and the codes of its problems',
  (_id, operation) => {
    const methods: Record<string, unknown> = { ...document.paths[operation.path] };
    const described = methods[operation.method.toLowerCase()] as Described;
    const success = described.responses[`${operation.status}`];
    const { example } = success?.content?.['application/json'] ?? {};
    expect(operation.response.safeParse(example).error?.issues ?? []).toEqual([]);
    const body = described.requestBody?.content['application/json']?.example;
    expect(operation.body?.safeParse(body).error?.issues ?? []).toEqual([]);
    const headers = [
      'RateLimit',
      'RateLimit-Policy',
      'X-Request-Id',
      ...(operation.live ? ['Last-Event-ID'] : []),
      ...(operation.access === 'anyone' ? ['Cache-Control', 'ETag'] : []),
    ];
    expect(Object.keys(success?.headers ?? {}).toSorted()).toEqual(headers.toSorted());
    const codes = Object.entries(described.responses).flatMap(([status, { content }]) =>
      (content?.['application/problem+json']?.['x-codes'] ?? []).map((code) => `${status} ${code}`),
    );
    expect(codes).toEqual(expect.arrayContaining(['429 rate-limited', '503 unavailable']));
    expect(codes.includes('401 token-expired')).toBe(operation.access !== 'anyone');
    expect(codes.includes('422 key-reused')).toBe(operation.method !== 'GET' && !operation.keyless);
  },
);

test('lists every operation and problem on a page without scripts', async () => {
  const response = await api.request('/docs');
  const page = await response.text();
  for (const { id } of operations) expect(page).toContain(`id="${id}"`);
  for (const code of problemCodes) expect(page).toContain(`id="problem-${code}"`);
  expect(page).not.toMatch(/<script|style="|https?:\/\//);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
});
