import type * as z from 'zod/mini';

/** Who may call: anyone, a signed-in member who is not suspended, or a moderator. */
export type Access = 'anyone' | 'member' | 'moderator';

/** The bucket an operation counts against; the numbers are the service's `limits`. */
export type LimitBucket = 'read' | 'write' | 'search' | 'media' | 'upload' | 'stream';

/**
 * One call of /api/v1: the service mounts it, the browser client calls it and the OpenAPI document lists it,
 * all from this value. Paths are relative to /api/v1 with `{name}` for parameters.
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
  summary: string;
  tag: string;
  access: Access;
  bucket: LimitBucket;
  /** Success status: 200, or 201 where something is made. */
  status: 200 | 201;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The body is a file of one of these media types instead of JSON, of so many bytes at most. */
  upload?: { bytes: number; types: readonly string[] };
  response: Answer;
}

/** Declares an operation and keeps the exact types of its parts. */
export const operation = <
  Params extends z.ZodMiniType = never,
  Query extends z.ZodMiniType = never,
  Body extends z.ZodMiniType = never,
  Answer extends z.ZodMiniType = z.ZodMiniType,
>(
  definition: Operation<Params, Query, Body, Answer>,
): Operation<Params, Query, Body, Answer> => definition;

/** What operations have in common that answer a member who is not suspended. */
export const memberReadDefaults = { method: 'GET', access: 'member', bucket: 'read', status: 200 } as const;

/** What operations have in common by which such a member changes something that is there. */
export const memberWriteDefaults = { access: 'member', bucket: 'write', status: 200 } as const;

/** Everything that changes something carries an Idempotency-Key. */
export const isWriteMethod = (method: Operation['method']): boolean => method !== 'GET';
