import { operations } from '@contract/api';
import type { Problem, ProblemCode } from '@contract/problem';
import { ApiError, apiConfig, NetworkError } from '@/lib/api/client';
import { EVERY_ACCESSOR, EVERY_CALL, type FaultAnswer, faultOf } from './faults';
import { setSampleGate } from '@/lib/devtools/sample-fault-hook';

type Refusal = Exclude<FaultAnswer, 'none' | 'offline' | 'lost'>;

const CODES: Record<Refusal, ProblemCode> = {
  '401': 'unauthenticated',
  '409': 'conflict',
  '429': 'rate-limited',
  '500': 'internal',
  '503': 'unavailable',
};
const RETRY_AFTER_S = 5;

const problemOf = (answer: Refusal): Problem => ({
  type: 'about:blank',
  title: `Injected ${answer}`,
  status: Number(answer),
  code: CODES[answer],
  detail: 'The tester’s console answers this way.',
  requestId: 'injected',
});

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// An address without params goes first: "/posts/scheduled" is no post.
const patterns = operations
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
  .map(({ id, method, path }) => ({
    id,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** Id of the operation that an address below the service's stands for; null for anybody else's address. */
export function operationAt(method: string, address: string): string | null {
  const base = new URL(apiConfig().baseUrl, location.href).href;
  const { href } = new URL(address, location.href);
  if (!href.startsWith(`${base}/`)) return null;
  const path = href.slice(base.length).replace(/[?#].*$/, '');
  return patterns.find((one) => one.method === method && one.pattern.test(path))?.id ?? path.slice(1);
}

async function injected(
  target: string,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  send: typeof fetch,
): Promise<Response> {
  const { answer, delay } = faultOf(target, EVERY_CALL);
  if (delay > 0) await sleep(delay);
  init?.signal?.throwIfAborted();
  if (answer === 'none') return send(input, init);
  if (answer === 'lost') await send(input, init);
  if (answer === 'lost' || answer === 'offline') throw new TypeError('Injected: no network');
  return Response.json(problemOf(answer), {
    status: Number(answer),
    headers: {
      'Content-Type': 'application/problem+json',
      ...(answer === '429' ? { 'Retry-After': String(RETRY_AFTER_S) } : {}),
    },
  });
}

async function sampleGate(accessor: string): Promise<void> {
  const { answer, delay } = faultOf(`sample:${accessor}`, EVERY_ACCESSOR);
  if (delay > 0) await sleep(delay);
  if (answer === 'none') return;
  if (answer === 'lost' || answer === 'offline') throw new NetworkError('Injected: no network');
  throw new ApiError(problemOf(answer), answer === '429' ? RETRY_AFTER_S : null);
}

/** Puts the faults between the page and the service, and before the sample data. Returns the way to take them out. */
export function injectFaults(): () => void {
  const send = globalThis.fetch;
  const meddled: typeof fetch = (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const target = operationAt(method, input instanceof Request ? input.url : String(input));
    return target === null ? send(input, init) : injected(target, input, init, send);
  };
  globalThis.fetch = meddled;
  setSampleGate(sampleGate);
  return () => {
    if (globalThis.fetch === meddled) globalThis.fetch = send;
    setSampleGate(null);
  };
}
