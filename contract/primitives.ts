import * as z from 'zod/mini';

/** Requests for more items are refused. */
export const MAX_PAGE_SIZE = 50;
export const DEFAULT_PAGE_SIZE = 20;

/** UUID version 7, sorted by creation time (RFC 9562). */
export const Id = z.uuid().check(z.maxLength(36));

/** Stored in lower case. */
export const Handle = z.string().check(z.maxLength(30), z.regex(/^[a-z0-9_]{3,30}$/));

/** UTC, ISO 8601 with milliseconds. PostgreSQL has no year 0. */
export const Instant = z.iso.datetime({ precision: 3 }).check(z.maxLength(24), z.regex(/^(?!0000)/));

export const Count = z.int().check(z.nonnegative());

/** Opaque and signed by the service. */
export const Cursor = z.string().check(z.minLength(1), z.maxLength(512));

/** Relative or absolute URL of an image. */
export const MediaUrl = z.string().check(z.maxLength(300));

export const PageQuery = z.strictObject({
  cursor: z.optional(Cursor),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE_SIZE)), DEFAULT_PAGE_SIZE),
});

/** An unpaged list of at most `most` items. */
export const listOf = <T extends z.ZodMiniType>(item: T, most = MAX_PAGE_SIZE) =>
  z.object({ items: z.array(item).check(z.maxLength(most)) });

/** A page of a keyset-paginated list; `nextCursor` is null on the last page. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item).check(z.maxLength(MAX_PAGE_SIZE)), nextCursor: z.nullable(Cursor) });

/** Response without data. */
export const Done = z.object({ done: z.literal(true) });
