import type { Problem, ProblemCode } from '@contract/problem';

const statuses: Record<ProblemCode, number> = {
  validation: 400,
  malformed: 400,
  unauthenticated: 401,
  'token-expired': 401,
  'signed-out': 401,
  forbidden: 403,
  suspended: 403,
  'deletion-pending': 403,
  blocked: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  timeout: 408,
  gone: 410,
  conflict: 409,
  locked: 423,
  'key-required': 400,
  'key-running': 409,
  'key-reused': 422,
  'cursor-invalid': 400,
  'too-large': 413,
  'storage-full': 413,
  'unsupported-media': 415,
  'rate-limited': 429,
  unavailable: 503,
  internal: 500,
};

const titles: Record<ProblemCode, string> = {
  validation: 'The request is invalid. Correct the listed fields',
  malformed: 'The request body cannot be read',
  unauthenticated: 'Sign in first',
  'token-expired': 'The token has expired. Refresh it and try again',
  'signed-out': 'This session has ended. Sign in again',
  forbidden: 'You are not allowed to do this',
  suspended: 'This account is suspended',
  'deletion-pending': 'This account will be deleted. Cancel the deletion to use it',
  blocked: 'One of you has blocked the other',
  'not-found': 'Not found',
  'method-not-allowed': 'This address does not support the method',
  timeout: 'The request took too long. Try again on a faster connection',
  gone: 'No longer available',
  conflict: 'The request conflicts with the current state',
  locked: 'This can no longer be changed',
  'key-required': 'Send an Idempotency-Key header',
  'key-running': 'The first request with this key is still running. Try again shortly',
  'key-reused': 'This Idempotency-Key belongs to another request. Use a new key',
  'cursor-invalid': 'The cursor is invalid. Reload the list from the start',
  'too-large': 'The request is too large',
  'storage-full': 'Your file storage is full. Delete files first',
  'unsupported-media': 'Unsupported content type',
  'rate-limited': 'Too many requests. Try again later',
  unavailable: 'The service is unavailable. Try again shortly',
  internal: 'Internal error. Try again later',
};

interface Extras {
  detail?: string;
  fields?: Record<string, string>;
  suspension?: NonNullable<Problem['suspension']>;
  retryAt?: NonNullable<Problem['retryAt']>;
  headers?: Record<string, string>;
  /** Overrides the code's status. */
  status?: number;
}

/** An error for the caller, thrown anywhere below a handler. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly code: ProblemCode;
  readonly extras: Extras;
  constructor(code: ProblemCode, extras: Extras = {}) {
    super(extras.detail ?? titles[code]);
    this.code = code;
    this.extras = extras;
  }
}

export const problemDocument = (code: ProblemCode, requestId: string, status = statuses[code]): Problem => ({
  type: `/api/v1/docs#problem-${code}`,
  title: titles[code],
  status,
  code,
  requestId,
});

/** RFC 9457. */
export function problemResponse({ code, extras }: HttpProblem, requestId: string): Response {
  const status = extras.status ?? statuses[code];
  const problem: Problem = {
    ...problemDocument(code, requestId, status),
    ...(extras.detail === undefined ? {} : { detail: extras.detail }),
    ...(extras.suspension === undefined ? {} : { suspension: extras.suspension }),
    ...(extras.retryAt === undefined ? {} : { retryAt: extras.retryAt }),
    ...(extras.fields === undefined ? {} : { fields: extras.fields }),
  };
  const headers = new Headers({ 'Content-Type': 'application/problem+json', ...extras.headers });
  if (status === 401) headers.set('WWW-Authenticate', 'Bearer');
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '2');
  return new Response(JSON.stringify(problem), { status, headers });
}

/** Codes and classes of PostgreSQL, and codes of sockets and full disks, for errors that a retry can fix. */
const TRANSIENT_CODES =
  /^(08...|53...|57P0[1235]|57014|55P03|40001|40P01|25P0[34]|ECONN\w+|EPIPE|ETIMEDOUT|ENOENT|ENOSPC|EDQUOT|EROFS)$/;
const LOST_MESSAGE =
  /connection terminated|query read timeout|timeout expired|client was closed|not queryable|client has encountered/i;
const TRANSIENT_MESSAGE = new RegExp(`${LOST_MESSAGE.source}|timeout exceeded when trying to connect`, 'i');
const LOST_CODES = /^(08...|57P0[1235]|ECONN\w+|EPIPE|ETIMEDOUT)$/;

const causeChain = function* (error: unknown): Generator<Error> {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) yield at;
};

/** Code of PostgreSQL or the system, such as 40P01, of the error or its causes. */
export const errorCode = (error: unknown): string | null => {
  for (const cause of causeChain(error)) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return null;
};

/** The database closed the connection, or does not answer. */
export function isConnectionLost(error: unknown): boolean {
  for (const cause of causeChain(error)) if (LOST_MESSAGE.test(cause.message)) return true;
  return LOST_CODES.test(errorCode(error) ?? '');
}

/** No query would succeed now, other than a query that is too slow. */
export function isDatabaseDown(error: unknown): boolean {
  for (const { message } of causeChain(error)) {
    if (/query read timeout/i.test(message)) return false;
    if (/timeout exceeded when trying to connect/i.test(message)) return true;
  }
  return isConnectionLost(error);
}

/** Null for a fault of the service, which is logged. */
export function toHttpProblem(error: unknown): HttpProblem | null {
  for (const cause of causeChain(error)) {
    if (cause instanceof HttpProblem) return cause;
    if (TRANSIENT_MESSAGE.test(cause.message)) return new HttpProblem('unavailable');
  }
  return TRANSIENT_CODES.test(errorCode(error) ?? '') ? new HttpProblem('unavailable') : null;
}

export const problemTitle = (code: ProblemCode): string => titles[code];

export const problemStatus = (code: ProblemCode): number => statuses[code];
