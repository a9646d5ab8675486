import { POSITION_HEADER, reportReadPosition } from '@/lib/live/read-position';
import { takeEarlyResponse } from '@/lib/session/early-start';
import { sessionSignal, withinSession } from '@/lib/session/member-session';
import { Problem } from '@contract/problem';
import type { Operation } from '@contract/operation';
import { errorsText } from '@/messages/ui/errors';
import type * as z from 'zod/mini';
import { addAppCheck } from './app-check';
import { withDeadline } from './deadline';
import { ApiError, NetworkError } from './errors';
import { reportReachable, reportUnreachable } from './reachability';

export interface ApiConfig {
  /** Prefix of every operation's path, without a trailing slash: "/api/v1". */
  baseUrl: string;
  getToken: (force?: boolean) => Promise<string | null>;
}

let config: ApiConfig = { baseUrl: '/api/v1', getToken: () => Promise.resolve(null) };

export const configureApi = (next: ApiConfig): void => {
  config = next;
};

export const getApiConfig = (): ApiConfig => config;

const signedOutProblem = (): Problem => ({
  type: 'about:blank',
  title: errorsText.signedOut,
  status: 401,
  code: 'unauthenticated',
  requestId: 'none',
});

type AnyOperation = Pick<Operation, 'id' | 'method' | 'path' | 'access' | 'response' | 'live'>;
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
  /** The service performs a write once per key. Defaults to a random key. */
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

export async function toApiError(response: Response): Promise<ApiError> {
  const wait = Number(response.headers.get('Retry-After'));
  const retryAfter = Number.isFinite(wait) && wait > 0 ? wait : null;
  const body: unknown = await response.json().catch(() => null);
  const code = response.status === 503 ? 'unavailable' : 'internal';
  // A newer service may use a code that this tab does not know.
  const problem = Problem.safeParse(body).data ?? Problem.safeParse({ ...Object(body), code }).data;
  if (problem) return new ApiError(problem, retryAfter);
  return new ApiError(
    {
      type: 'about:blank',
      title: errorsText.unreadable,
      status: response.status >= 400 ? response.status : 502,
      code,
      requestId: response.headers.get('X-Request-Id') ?? 'none',
    },
    retryAfter,
  );
}

/** Loaded on demand: only a newer service needs it. */
const parseUnknown = (schema: z.ZodMiniType, body: unknown): Promise<unknown> =>
  import('./parse-tolerantly').then(
    ({ parseTolerantly }) => parseTolerantly(schema, body),
    () => undefined,
  );

export async function parseResponse<O extends Pick<Operation, 'response'>>(
  operation: O,
  response: Response,
): Promise<OperationResult<O>> {
  if (!response.ok) throw await toApiError(response);
  const body: unknown = await response.json().catch(() => null);
  const parsed = operation.response.safeParse(body);
  const result = parsed.success ? parsed.data : await parseUnknown(operation.response, body);
  if (result === undefined)
    throw await toApiError(new Response(null, { status: 502, headers: response.headers }));
  return result as OperationResult<O>;
}

/** Longest wait for the response, in ms. The outbox limits its writes to the same time. */
const READ_TIMEOUT_MS = 15_000;
const WRITE_TIMEOUT_MS = 30_000;

async function request<O extends AnyOperation>(
  operation: O,
  input: OperationInput<O>,
  { idempotencyKey = crypto.randomUUID(), signal }: CallOptions & { signal: AbortSignal },
): Promise<OperationResult<O>> {
  const session = sessionSignal();
  const {
    params = {},
    query = {},
    body,
  } = input as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
  };
  const isPublic = operation.access === 'anyone';
  const token = isPublic ? null : await config.getToken();
  // A request still queued at sign-out: the service would refuse it anyway.
  if (!isPublic && !token) throw new ApiError(signedOutProblem(), null);
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (import.meta.env.VITE_FIREBASE_APP_CHECK_SITE_KEY) await addAppCheck(headers);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (operation.method !== 'GET') headers.set('Idempotency-Key', idempotencyKey);
  const finish = async (response: Response): Promise<OperationResult<O>> => {
    const result = await parseResponse(operation, response);
    const position = operation.live && response.headers.get(POSITION_HEADER);
    if (position) reportReadPosition(position);
    return result;
  };
  const url = operationUrl(operation.path, params, query);
  const send = (early?: Promise<Response>) =>
    (
      early ??
      fetch(url, {
        method: operation.method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.any([signal, session]),
      })
    ).catch((cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
      throw new NetworkError(errorsText.unreachable, { cause });
    });
  const response = await send(
    operation.method === 'GET' && token ? takeEarlyResponse(url, token) : undefined,
  );
  if (response.status !== 401 || !token) return finish(response);
  // A wrong device clock can hide that the token has expired: retry once with a new token.
  const fresh = await config.getToken(true).catch(() => null);
  if (!fresh || fresh === token) return parseResponse(operation, response);
  headers.set('Authorization', `Bearer ${fresh}`);
  return finish(await send());
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.problem.status === 503);

async function requestInTime<O extends AnyOperation>(
  operation: O,
  input: OperationInput<O>,
  options: CallOptions,
): Promise<OperationResult<O>> {
  const timeout = operation.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS;
  try {
    const result = await withDeadline(timeout, options.signal, (signal) =>
      request(operation, input, { ...options, signal }),
    );
    reportReachable();
    return result;
  } catch (error) {
    if (isUnreachable(error)) reportUnreachable();
    throw error;
  }
}

/**
 * Calls an operation of the contract. Throws `ApiError` for a problem response or one that does not match the contract,
 * `NetworkError` when there is no response in time. Stays pending once the session that called has ended.
 */
export const callApi = <O extends AnyOperation>(
  operation: O,
  input: OperationInput<O>,
  options: CallOptions = {},
): Promise<OperationResult<O>> => withinSession(requestInTime(operation, input, options));
