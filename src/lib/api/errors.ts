import type { Problem } from '@contract/problem';
import { problemText } from '@/messages/ui/problem';

/** Of a problem that the browser made itself, in the language of the page. */
const isOwnProblem = ({ requestId }: Problem): boolean => requestId === 'none';

function messageOf(problem: Problem): string {
  const text = problem.detail ?? problem.title;
  return isOwnProblem(problem) ? text : problemText.of(problem.code, text);
}

/** The service refused, or its response does not match the contract (`code` is then "internal" or "unavailable"). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly problem: Problem;
  /** Seconds, from the Retry-After header. */
  readonly retryAfter: number | null;
  constructor(problem: Problem, retryAfter: number | null) {
    super(messageOf(problem));
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
  /** Messages by field path. */
  get fields(): Readonly<Record<string, string>> | undefined {
    const { fields } = this.problem;
    if (!fields || isOwnProblem(this.problem)) return fields;
    return Object.fromEntries(Object.entries(fields).map(([path, text]) => [path, problemText.field(text)]));
  }
}

/** No response: offline, refused or cut off. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

/** A later attempt may succeed: no response, a rate limit, or a failure of the service. */
export const isTemporaryError = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof ApiError && (error.problem.status >= 500 || error.problem.status === 429));

/** The service refuses this member: suspended or signed out. */
export const isAccessDenied = (error: unknown): boolean =>
  error instanceof ApiError && [401, 403].includes(error.problem.status);

/** Deleted, or hidden from this member. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && [404, 410].includes(error.problem.status);
