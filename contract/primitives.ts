import * as z from 'zod/mini';

/** The longest list any answer holds; a client that asks for more is refused. */
export const MAX_PAGE_SIZE = 50;

/** UUID version 7: sorts by the moment it was made (RFC 9562). */
export const Id = z.uuid().check(z.maxLength(36));

/** A member's public name in addresses: 3 to 30 of a-z, 0-9 and underscore, stored in lower case. */
export const Handle = z.string().check(z.maxLength(30), z.regex(/^[a-z0-9_]{3,30}$/));

/** A moment in UTC, ISO 8601 with milliseconds. */
export const Instant = z.iso.datetime({ precision: 3 }).check(z.maxLength(24));

/** Whole number from zero. */
export const Count = z.int().check(z.nonnegative());

/** Opaque, signed place in a list: only the service can make one. */
export const Cursor = z.string().check(z.minLength(1), z.maxLength(512));

/** Relative or absolute address of an image the service serves. */
export const MediaUrl = z.string().check(z.maxLength(300));

/** What every paged list takes. */
export const PageQuery = z.strictObject({
  cursor: z.optional(Cursor),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE_SIZE)), 20),
});

/** A list that is answered whole, of so many at most. */
export const listOf = <T extends z.ZodMiniType>(item: T, most = MAX_PAGE_SIZE) =>
  z.object({ items: z.array(item).check(z.maxLength(most)) });

/** One page of a keyset-paginated list; `nextCursor` is null at the end. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item).check(z.maxLength(MAX_PAGE_SIZE)), nextCursor: z.nullable(Cursor) });

/** The answer to something that has nothing to say. */
export const Done = z.object({ done: z.literal(true) });
