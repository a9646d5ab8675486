import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openTracing, type Tracing } from '@server/ops/tracing';
import { createTestApi } from '../../../support/service/test-api';

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const Span = z.object({
  name: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  attributes: z.array(Attribute),
});
const Export = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
});

/** A collector of its own: it stores what it is sent. */
const spans: z.infer<typeof Span>[] = [];
const collector: Server = createServer((request, response) => {
  void text(request).then((body) => {
    const { resourceSpans } = z.parse(Export, JSON.parse(body));
    if (request.url === '/v1/traces')
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
});
let tracing: Tracing | undefined;
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  tracing = await openTracing(`http://127.0.0.1:${(collector.address() as AddressInfo).port}/`);
});
afterAll(() => void collector.close());

const api = createTestApi();

test('sends the spans of requests with their statements, and no text of members', async () => {
  const service = api.startAnother({ tracing: tracing ?? null });
  const headers = {
    authorization: `Bearer ${await api.tokens.sign('ines')}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  };
  const body = JSON.stringify({ text: 'Nobody else reads this' });
  const written = await service.app.request('/api/v1/posts', { method: 'POST', headers, body });
  expect(written.status).toBe(201);
  await tracing?.close();
  const request = spans.find(({ name }) => name === 'POST /posts');
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 201 } });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  const texts = statements.flatMap(({ attributes }) =>
    attributes.filter(({ key }) => key === 'db.query.text'),
  );
  expect(JSON.stringify(texts)).toContain('insert into \\"posts\\"');
  expect(JSON.stringify(spans)).not.toContain('Nobody else reads this');
});
