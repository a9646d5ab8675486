import type { Problem, ProblemCode } from '@contract/problem';

const statuses: Record<ProblemCode, number> = {
  validation: 400,
  malformed: 400,
  unauthenticated: 401,
  'token-expired': 401,
  'signed-out': 401,
  forbidden: 403,
  suspended: 403,
  blocked: 403,
  'not-found': 404,
  gone: 410,
  conflict: 409,
  'key-required': 400,
  'key-running': 409,
  'key-reused': 422,
  'cursor-invalid': 400,
  'too-large': 413,
  'unsupported-media': 415,
  'rate-limited': 429,
  unavailable: 503,
  internal: 500,
};

const titles: Record<ProblemCode, string> = {
  validation: 'Something in the request needs changing',
  malformed: 'The request cannot be read',
  unauthenticated: 'Sign in first',
  'token-expired': 'The token has run out',
  'signed-out': 'You have signed out everywhere. Sign in again',
  forbidden: 'This is not yours to do',
  suspended: 'This account is suspended',
  blocked: 'One of you has blocked the other',
  'not-found': 'There is nothing here',
  gone: 'This is no longer here',
  conflict: 'Something else came first',
  'key-required': 'An Idempotency-Key is needed',
  'key-running': 'The first call with this key is still running',
  'key-reused': 'This key belongs to another request',
  'cursor-invalid': 'This place in the list is not known',
  'too-large': 'The request is too large',
  'unsupported-media': 'This kind of content is not taken here',
  'rate-limited': 'Too many calls',
  unavailable: 'The service cannot answer right now',
  internal: 'Something went wrong here',
};

interface Extras {
  detail?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  /** Where it differs from the code's own. */
  status?: number;
}

/** A refusal that the caller is told about, thrown from anywhere below a handler. */
export class HttpProblem extends Error {
  override name = 'Refusal';
  readonly code: ProblemCode;
  readonly extras: Extras;
  constructor(code: ProblemCode, extras: Extras = {}) {
    super(extras.detail ?? titles[code]);
    this.code = code;
    this.extras = extras;
  }
}

/** RFC 9457 answer to a refusal. */
export function problemResponse({ code, extras }: HttpProblem, requestId: string): Response {
  const status = extras.status ?? statuses[code];
  const problem: Problem = {
    type: `/api/v1/docs#problem-${code}`,
    title: titles[code],
    status,
    code,
    requestId,
    ...(extras.detail === undefined ? {} : { detail: extras.detail }),
    ...(extras.fields === undefined ? {} : { fields: extras.fields }),
  };
  const headers = new Headers({ 'Content-Type': 'application/problem+json', ...extras.headers });
  if (status === 401) headers.set('WWW-Authenticate', 'Bearer');
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '2');
  return new Response(JSON.stringify(problem), { status, headers });
}

/** Classes and codes of PostgreSQL and of the socket that mean "come back later". */
const TRANSIENT_CODES =
  /^(08...|53...|57P0[1235]|57014|55P03|40001|40P01|25P0[34]|ECONN\w+|EPIPE|ETIMEDOUT|ENOENT)$/;
const TRANSIENT_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|client has encountered/i;

const causeChain = function* (error: unknown): Generator<Error> {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) yield at;
};

/** PostgreSQL's or the system's code of an error or of what caused it, such as 40P01. */
export const errorCode = (error: unknown): string | null => {
  for (const cause of causeChain(error)) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return null;
};

/** What to tell the caller about any error; null where it is a fault of ours that is to be logged. */
export function toHttpProblem(error: unknown): HttpProblem | null {
  for (const cause of causeChain(error)) {
    if (cause instanceof HttpProblem) return cause;
    if (TRANSIENT_MESSAGE.test(cause.message)) return new HttpProblem('unavailable');
  }
  return TRANSIENT_CODES.test(errorCode(error) ?? '') ? new HttpProblem('unavailable') : null;
}

/** What a code means, in a few words. */
export const problemTitle = (code: ProblemCode): string => titles[code];
