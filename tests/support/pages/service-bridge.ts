import { inject } from 'vitest';

/** What a request of the page meets: `pass` lets it through to the service. */
export type Fault = (
  pass: () => Promise<Response>,
  request: { headers: Headers },
) => Response | Promise<Response>;

const realFetch = globalThis.fetch.bind(globalThis);
const faults = new Set<{ method: string; pattern: RegExp; fault: Fault }>();
/** The town of the whole file, where tests are that open none. */
let ofFile: Promise<string> | null = null;
let ofTest: Promise<string> | null = null;
let upload = '';

/** Opens a town on the service; gives its address. */
async function openTestService(): Promise<string> {
  const response = await realFetch(`${inject('serviceUrl')}/services`, { method: 'POST' });
  return `${inject('serviceUrl')}/services/${String(await response.json())}`;
}

/** Opens a town that the requests of this test go to from now on; gives its address. */
export async function openServiceForTest(): Promise<string> {
  ofTest = openTestService();
  upload = await ofTest;
  return upload;
}

/** Takes the place of `XMLHttpRequest`, which uploads go by: past every fault, in tests that open a town. */
export class BridgedRequest extends XMLHttpRequest {
  override open(method: string, url: string | URL): void {
    super.open(method, `${upload}${String(url)}`, true);
  }
}

/** Closes the town of the test and heals every fault; throws where the service itself went wrong. */
export async function closeServiceOfTest(): Promise<void> {
  faults.clear();
  const address = await ofTest;
  ofTest = null;
  if (address === null) return;
  const failed: unknown = await (await realFetch(address, { method: 'DELETE' })).json();
  if (Array.isArray(failed) && failed.length > 0) throw new Error(`The service failed: ${failed.join('\n')}`);
}

/** A request past every fault, at this address of the service. */
export const requestDirectly = (address: string, init?: RequestInit): Promise<Response> =>
  realFetch(address, init);

/**
 * Puts a fault between the page and the service until it is healed by what is given back, or the test ends:
 * `interrupt('PUT /posts/:id/like', down)`. The latest comes first; everything else goes through.
 */
export function injectFault(operation: string, fault: Fault): () => void {
  const [method = 'GET', path = '/'] = operation.split(' ');
  const one = { method, pattern: new RegExp(`^/api/v1${path.replaceAll(/:\w+/g, '[^/]+')}$`), fault };
  faults.add(one);
  return () => void faults.delete(one);
}

/** Takes the place of `fetch` in a page: the service's paths go to the service, everything else nowhere. */
export async function bridgedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(input instanceof Request ? input.url : String(input), location.href);
  if (!pathname.startsWith('/api/v1/')) throw new TypeError(`Nobody answers ${pathname} in tests`);
  const address = await (ofTest ?? (ofFile ??= openTestService()));
  const pass = () => realFetch(`${address}${pathname}${search}`, init);
  const { fault } =
    [...faults].findLast(
      ({ method, pattern }) => method === (init.method ?? 'GET') && pattern.test(pathname),
    ) ?? {};
  return fault ? fault(pass, { headers: new Headers(init.headers) }) : pass();
}
