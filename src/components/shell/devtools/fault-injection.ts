import { operations } from '@contract/api';
import type { Problem, ProblemCode } from '@contract/problem';
import { getApiConfig } from '@/lib/api/client';
import { ApiError, NetworkError } from '@/lib/api/errors';
import type { Fault } from '@/lib/devtools/stored-faults';
import { cutStream, delayEvents, streamStatus } from '@/lib/live/stream-monitor';
import { createStore } from '@/lib/store/create-store';
import { ALL_SAMPLE_ACCESSORS, ALL_CALLS, faultStore, getFault, LIVE_STREAM } from './faults';
import { setSampleFaultHook } from '@/lib/devtools/sample-fault-hook';

type InjectedError = Exclude<Fault['answer'], 'none' | 'offline' | 'lost'>;

const PROBLEM_CODES: Record<InjectedError, ProblemCode> = {
  '401': 'unauthenticated',
  '409': 'conflict',
  '429': 'rate-limited',
  '500': 'internal',
  '503': 'unavailable',
};
const RETRY_AFTER_S = 5;

const createProblem = (answer: InjectedError): Problem => ({
  type: 'about:blank',
  title: `Injected ${answer}`,
  status: Number(answer),
  code: PROBLEM_CODES[answer],
  detail: 'Injected by the test console.',
  requestId: 'injected',
});

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// Paths without parameters come first: "/posts/scheduled" must not match "/posts/{id}".
const patterns = operations
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
  .map(({ id, method, path }) => ({
    id,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** Null for an address outside the service. */
export function findOperationId(method: string, address: string): string | null {
  const base = new URL(getApiConfig().baseUrl, location.href).href;
  const { href } = new URL(address, location.href);
  if (!href.startsWith(`${base}/`)) return null;
  const path = href.slice(base.length).replace(/[?#].*$/, '');
  return patterns.find((one) => one.method === method && one.pattern.test(path))?.id ?? path.slice(1);
}

const expiredTokens = new Set<string>();

/** "expired" until a call carries another token. */
export const tokenStatus = createStore<'valid' | 'expired' | 'renewed'>('valid');

/** From now on every call with the current token is refused as the service refuses an expired one. */
export async function expireToken(): Promise<void> {
  const token = await getApiConfig().getToken();
  if (!token) return;
  expiredTokens.add(`Bearer ${token}`);
  tokenStatus.set('expired');
  cutStream(0);
}

/** Null unless the call carries an expired token. */
function refuseExpiredToken(init: RequestInit | undefined): Response | null {
  const token = new Headers(init?.headers).get('Authorization');
  if (!token || expiredTokens.size === 0) return null;
  if (!expiredTokens.has(token)) {
    tokenStatus.set('renewed');
    return null;
  }
  const problem: Problem = { ...createProblem('401'), title: 'Injected expiry', code: 'token-expired' };
  return Response.json(problem, {
    status: 401,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}

/** A fault of the stream also ends the connection that is open. */
function applyStreamFault(): void {
  const { answer, delay } = getFault(LIVE_STREAM, ALL_CALLS);
  delayEvents(delay);
  if (answer !== 'none' && streamStatus.get().isOpen) cutStream(0);
}

async function fetchWithFault(
  target: string,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  send: typeof fetch,
): Promise<Response> {
  const refusal = refuseExpiredToken(init);
  if (refusal) return refusal;
  const { answer, delay } = getFault(target, ALL_CALLS);
  // The delay of the stream applies to each of its events.
  if (delay > 0 && target !== LIVE_STREAM) await sleep(delay);
  init?.signal?.throwIfAborted();
  if (answer === 'none') return send(input, init);
  if (answer === 'lost') await send(input, init);
  if (answer === 'lost' || answer === 'offline') throw new TypeError('Injected: no network');
  return Response.json(createProblem(answer), {
    status: Number(answer),
    headers: {
      'Content-Type': 'application/problem+json',
      ...(answer === '429' ? { 'Retry-After': String(RETRY_AFTER_S) } : {}),
    },
  });
}

async function applySampleFault(accessor: string): Promise<void> {
  const { answer, delay } = getFault(`sample:${accessor}`, ALL_SAMPLE_ACCESSORS);
  if (delay > 0) await sleep(delay);
  if (answer === 'none') return;
  if (answer === 'lost' || answer === 'offline') throw new NetworkError('Injected: no network');
  throw new ApiError(createProblem(answer), answer === '429' ? RETRY_AFTER_S : null);
}

/** Wraps `fetch` and the sample data accessors. Returns a function that removes the faults. */
export function injectFaults(): () => void {
  const send = globalThis.fetch;
  const meddled: typeof fetch = (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const target = findOperationId(method, input instanceof Request ? input.url : String(input));
    return target === null ? send(input, init) : fetchWithFault(target, input, init, send);
  };
  globalThis.fetch = meddled;
  setSampleFaultHook(applySampleFault);
  applyStreamFault();
  const stopStreamFaults = faultStore.subscribe(applyStreamFault);
  return () => {
    if (globalThis.fetch === meddled) globalThis.fetch = send;
    setSampleFaultHook(null);
    stopStreamFaults();
    delayEvents(0);
    expiredTokens.clear();
    tokenStatus.set('valid');
  };
}
