import { expect, test } from 'vitest';
import { operations } from '@contract/api';
import { problemCodes } from '@contract/problem';
import { createOpenApi } from '@server/http/openapi';
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

/** Calls `visit` with every schema in the document and where it stands. */
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

test('lists every operation and problem on a page without scripts', async () => {
  const response = await api.request('/docs');
  const page = await response.text();
  for (const { id } of operations) expect(page).toContain(`id="${id}"`);
  for (const code of problemCodes) expect(page).toContain(`id="problem-${code}"`);
  expect(page).not.toMatch(/<script|style="|https?:\/\//);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
});
