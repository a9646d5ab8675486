import type * as z from 'zod/mini';

/** `anyone` needs no token, and the caller is the visitor; `member` excludes suspended members and those whose account is to be deleted; `account` includes both. */
export type Access = 'anyone' | 'account' | 'member' | 'moderator';

/** Rate-limit bucket; server/limits has the quotas. */
export type LimitBucket = 'read' | 'write' | 'search' | 'media' | 'upload' | 'stream';

/**
 * One call of /api/v1, the source of the service's route, the browser client's call and the OpenAPI entry.
 * `path` is relative to /api/v1, with `{name}` for parameters.
 */
export interface Operation<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  tag: string;
  access: Access;
  bucket: LimitBucket;
  /** 201 for operations that create a record. */
  status: 200 | 201;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The body is a file instead of JSON: maximum size and accepted media types. */
  upload?: { bytes: number; types: readonly string[] };
  /** A request without a body means `{}`: the body came to an operation that had none. */
  bodyOptional?: true;
  response: Answer;
  /** A write without an effect beyond an open stream: no idempotency key, no transaction. */
  keyless?: true;
  /** Live events change the response: its Last-Event-ID header is the stream position it was read at. */
  live?: true;
}

/** Keeps the exact types of the parts. */
export const operation = <
  Params extends z.ZodMiniType = never,
  Query extends z.ZodMiniType = never,
  Body extends z.ZodMiniType = never,
  Answer extends z.ZodMiniType = z.ZodMiniType,
>(
  definition: Operation<Params, Query, Body, Answer>,
): Operation<Params, Query, Body, Answer> => definition;

export const memberReadDefaults = { method: 'GET', access: 'member', bucket: 'read', status: 200 } as const;

export const memberWriteDefaults = { access: 'member', bucket: 'write', status: 200 } as const;

/** Writes require an Idempotency-Key. */
export const isKeyedWrite = ({ method, keyless }: Pick<Operation, 'method' | 'keyless'>): boolean =>
  method !== 'GET' && !keyless;
