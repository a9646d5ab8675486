import { vi } from 'vitest';
import { problem } from './problem';

/** Answers one operation: a value becomes JSON with 200, a Response goes out as it is. */
type Answer = (call: ServiceCall) => unknown;

/** A request that reached the stand-in service. */
export interface ServiceCall {
  method: string;
  /** Below /api/v1, without the query: "/posts/0198/like". */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/**
 * Stands in for /api/v1 in unit tests: `stubService({ 'GET /me': () => me, 'PUT /posts/:id/like': ({ path }) => ... })`.
 * A call without an answer gets a 404 problem document. Returns every call made, in order.
 */
export function stubService(answers: Record<string, Answer>): ServiceCall[] {
  const calls: ServiceCall[] = [];
  const routes = Object.entries(answers).map(([key, answer]) => {
    const [method = 'GET', path = '/'] = key.split(' ');
    return { method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`), answer };
  });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(new URL(String(input), 'http://localhost:3000'), init);
    const url = new URL(request.url);
    const text = await request.text();
    const call: ServiceCall = {
      method: request.method,
      path: url.pathname.replace(/^\/api\/v1/, ''),
      query: url.searchParams,
      headers: request.headers,
      body: text ? JSON.parse(text) : undefined,
    };
    calls.push(call);
    const route = routes.find(({ method, pattern }) => method === call.method && pattern.test(call.path));
    if (!route) return problem(404, 'not-found', { detail: `No answer for ${call.method} ${call.path}` });
    const answer = await route.answer(call);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return calls;
}
