import { inject } from 'vitest';

/** Fault for a request; `pass` forwards it to the service. */
export type Fault = (
  pass: () => Promise<Response>,
  request: { headers: Headers; query: URLSearchParams },
) => Response | Promise<Response>;

const realFetch = globalThis.fetch.bind(globalThis);
const faults = new Set<{ method: string; pattern: RegExp; fault: Fault }>();
/** The file's shared service, for tests that open none. */
let ofFile: Promise<string> | null = null;
let ofTest: Promise<string> | null = null;
let upload = '';

/** Opens a service with an empty database; returns its address. */
async function openTestService(): Promise<string> {
  const response = await realFetch(`${inject('serviceUrl')}/services`, { method: 'POST' });
  return `${inject('serviceUrl')}/services/${String(await response.json())}`;
}

/** Opens a service for the requests of this test; returns its address. */
export async function openServiceForTest(): Promise<string> {
  ofTest = openTestService();
  upload = await ofTest;
  return upload;
}

/** Replaces XMLHttpRequest, which uploads use; bypasses faults. */
export class BridgedRequest extends XMLHttpRequest {
  override open(method: string, url: string | URL): void {
    super.open(method, `${upload}${String(url)}`, true);
  }
}

/** Closes the test's service and removes all faults; throws if the service logged errors. */
export async function closeServiceOfTest(): Promise<void> {
  faults.clear();
  const address = await ofTest;
  ofTest = null;
  if (address === null) return;
  const failed: unknown = await (await realFetch(address, { method: 'DELETE' })).json();
  if (Array.isArray(failed) && failed.length > 0) throw new Error(`The service failed: ${failed.join('\n')}`);
}

/** Frees the file's shared service for the next file. */
export async function closeServiceOfFile(): Promise<void> {
  const address = await ofFile;
  ofFile = null;
  if (address !== null) await realFetch(address, { method: 'DELETE' });
}

/** A request that bypasses faults. */
export const requestDirectly = (address: string, init?: RequestInit): Promise<Response> =>
  realFetch(address, init);

/**
 * Adds a fault between page and service, until the returned function or the end of the test: `interrupt('PUT
 * /posts/:id/like', down)`. The latest fault wins.
 */
export function injectFault(operation: string, fault: Fault): () => void {
  const [method = 'GET', path = '/'] = operation.split(' ');
  const one = { method, pattern: new RegExp(`^/api/v1${path.replaceAll(/:\w+/g, '[^/]+')}$`), fault };
  faults.add(one);
  return () => void faults.delete(one);
}

/** Resolves once the page's event stream is live; the page learns nothing of what happened before. */
export const waitForEventStream = (): Promise<void> =>
  new Promise((resolve) => {
    injectFault('GET /events', async (pass) => {
      const response = await pass();
      const decoder = new TextDecoder();
      const heard = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          if (decoder.decode(chunk, { stream: true }).includes('event: heartbeat')) resolve();
          controller.enqueue(chunk);
        },
      });
      const { status, headers } = response;
      return new Response(response.body?.pipeThrough(heard) ?? null, { status, headers });
    });
  });

/** Replaces fetch: service paths go to the test's service, all others fail. */
export async function bridgedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(input instanceof Request ? input.url : String(input), location.href);
  if (!pathname.startsWith('/api/v1/')) throw new TypeError(`Nobody answers ${pathname} in tests`);
  const address = await (ofTest ?? (ofFile ??= openTestService()));
  const pass = () => realFetch(`${address}${pathname}${search}`, init);
  const { fault } =
    [...faults].findLast(
      ({ method, pattern }) => method === (init.method ?? 'GET') && pattern.test(pathname),
    ) ?? {};
  return fault
    ? fault(pass, { headers: new Headers(init.headers), query: new URLSearchParams(search) })
    : pass();
}
