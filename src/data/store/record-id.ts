import * as z from 'zod/mini';

/** A number of the sample, or the uuid of an item in a space. */
export const RecordId = z.union([z.int(), z.uuid()]);
export type RecordId = z.infer<typeof RecordId>;
