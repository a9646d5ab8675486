import * as z from 'zod/mini';
import type { Operation } from '@contract/operation';
import { Problem } from '@contract/problem';
import { problemCodesOf } from '@server/http/openapi/responses';

export class ProblemError extends Error {
  override name = 'Refused';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}: ${problem.detail ?? JSON.stringify(problem.fields ?? {})}`);
    this.problem = problem;
  }
}

interface Input {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  key?: string;
}

type Answer<O> = O extends { response: infer A extends z.ZodMiniType } ? z.output<A> : never;

/** Paths are relative to /api/v1; without a uid the request is anonymous. */
export type RawRequest = (path: string, init?: RequestInit, uid?: string) => Promise<Response>;

/** Parses the response strictly; throws ProblemError for a problem that the document lists for the operation. */
export type CallAs = <O extends Operation>(uid: string, operation: O, input?: Input) => Promise<Answer<O>>;

const fill = (path: string, params: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const search = (query: Record<string, unknown>): string => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs.map(([k, v]) => [k, String(v)])).toString()}` : '';
};

/** Throws when the response is not a problem document. */
export async function readProblem(response: Response): Promise<Problem> {
  if (response.headers.get('content-type') !== 'application/problem+json') {
    throw new Error(`No problem document but ${response.status}: ${await response.text()}`);
  }
  return z.parse(Problem, await response.json());
}

export const callAs =
  (request: RawRequest): CallAs =>
  async (uid, operation, { params = {}, query = {}, body, key } = {}) => {
    const headers = new Headers();
    if (operation.method !== 'GET') headers.set('Idempotency-Key', key ?? crypto.randomUUID());
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const init: RequestInit = { method: operation.method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    const response = await request(`${fill(operation.path, params)}${search(query)}`, init, uid);
    if (!response.ok) {
      const problem = await readProblem(response);
      if (problemCodesOf(operation).includes(problem.code)) throw new ProblemError(problem);
      throw new Error(`The document lists no ${problem.code} of ${operation.id}`);
    }
    return z.parse(operation.response, await response.json()) as Answer<typeof operation>;
  };
