import type { Problem } from '@contract/problem';

/** The service refused, or its response does not match the contract (`code` is then "internal" or "unavailable"). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly problem: Problem;
  /** Seconds, from the Retry-After header. */
  readonly retryAfter: number | null;
  constructor(problem: Problem, retryAfter: number | null) {
    super(problem.detail ?? problem.title);
    this.problem = problem;
    this.retryAfter = retryAfter;
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
