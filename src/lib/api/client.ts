import { Problem } from '@contract/problem';
import type { Operation } from '@contract/operation';
import * as z from 'zod/mini';

/** Where the service is and whose token goes with each call. Set once at start by `configureApi`. */
export interface ApiConfig {
  /** Address before the path of an operation, without a slash at the end: "/api/v1". */
  baseUrl: string;
  /**
   * The current ID token, refreshed by the SDK where it has run out, or by `force`; null when nobody is signed in.
   */
  getToken: (force?: boolean) => Promise<string | null>;
}

let config: ApiConfig = { baseUrl: '/api/v1', getToken: () => Promise.resolve(null) };

/** Tells `call` where to go and as whom. */
export const configureApi = (next: ApiConfig): void => {
  config = next;
};

export const getApiConfig = (): ApiConfig => config;

/** The service answered with a problem document, or with something that is none (`code` is then "internal"). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly problem: Problem;
  /** Seconds to wait before another try, from Retry-After. */
  readonly retryAfter: number | null;
  constructor(problem: Problem, retryAfter: number | null) {
    super(problem.detail ?? problem.title);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** The service could not be reached at all: offline, refused or cut off. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

const SIGNED_OUT_PROBLEM: Problem = {
  type: 'about:blank',
  title: 'You are signed out',
  status: 401,
  code: 'unauthenticated',
  requestId: 'none',
};

type AnyOperation = Pick<Operation, 'id' | 'method' | 'path' | 'access' | 'response'>;
type OperationPart<O, Name extends string> = O extends { [N in Name]?: infer S extends z.ZodMiniType }
  ? S
  : never;
type OperationInput<O> = ([OperationPart<O, 'params'>] extends [never]
  ? unknown
  : { params: z.input<OperationPart<O, 'params'>> }) &
  ([OperationPart<O, 'query'>] extends [never] ? unknown : { query?: z.input<OperationPart<O, 'query'>> }) &
  ([OperationPart<O, 'body'>] extends [never] ? unknown : { body: z.input<OperationPart<O, 'body'>> });
type OperationResult<O> = O extends { response: infer A extends z.ZodMiniType } ? z.output<A> : never;

export interface CallOptions {
  signal?: AbortSignal;
  /** The same key gives the same answer, once. Made anew where it is left out. */
  idempotencyKey?: string;
}

const operationUrl = (
  path: string,
  params: Record<string, unknown>,
  query: Record<string, unknown>,
): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return `${config.baseUrl}${filled}${text ? `?${text}` : ''}`;
};

async function toApiError(response: Response): Promise<ApiError> {
  const wait = Number(response.headers.get('Retry-After'));
  const retryAfter = Number.isFinite(wait) && wait > 0 ? wait : null;
  const parsed = Problem.safeParse(await response.json().catch(() => null));
  if (parsed.success) return new ApiError(parsed.data, retryAfter);
  return new ApiError(
    {
      type: 'about:blank',
      title: 'The service gave an answer that makes no sense',
      status: response.status >= 400 ? response.status : 502,
      code: response.status === 503 ? 'unavailable' : 'internal',
      requestId: response.headers.get('X-Request-Id') ?? 'none',
    },
    retryAfter,
  );
}

/** What an operation answered, parsed. Throws `ApiError` for a refusal or an answer outside the contract. */
export async function parseResponse<O extends Pick<Operation, 'response'>>(
  operation: O,
  response: Response,
): Promise<OperationResult<O>> {
  if (!response.ok) throw await toApiError(response);
  const parsed = z.safeParse(operation.response, await response.json().catch(() => null));
  if (!parsed.success) throw await toApiError(new Response(null, { status: 502, headers: response.headers }));
  return parsed.data as OperationResult<O>;
}

/**
 * Calls an operation of the contract and parses what arrives.
 * Throws `ApiError` for a refusal or an answer outside the contract, `NetworkError` when there is no answer.
 */
export async function callApi<O extends AnyOperation>(
  operation: O,
  input: OperationInput<O>,
  options: CallOptions = {},
): Promise<OperationResult<O>> {
  const {
    params = {},
    query = {},
    body,
  } = input as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
  };
  const isOpen = operation.access === 'anyone';
  const token = isOpen ? null : await config.getToken();
  // What was still to be asked for when the person signed out: the service would only refuse it.
  if (!isOpen && !token) throw new ApiError(SIGNED_OUT_PROBLEM, null);
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (operation.method !== 'GET') {
    headers.set('Idempotency-Key', options.idempotencyKey ?? crypto.randomUUID());
  }
  const ask = () =>
    fetch(operationUrl(operation.path, params, query), {
      method: operation.method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    }).catch((cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
      throw new NetworkError('The service cannot be reached', { cause });
    });
  const response = await ask();
  if (response.status !== 401 || !token) return parseResponse(operation, response);
  // The clock of this device may be wrong about when a token runs out: a new one, once.
  const fresh = await config.getToken(true).catch(() => null);
  if (!fresh || fresh === token) return parseResponse(operation, response);
  headers.set('Authorization', `Bearer ${fresh}`);
  return parseResponse(operation, await ask());
}
