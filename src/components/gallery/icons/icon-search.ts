import * as z from 'zod/mini';

const word = z.catch(z.optional(z.string()), undefined);

/** Search parameters of an icon page: query and style label. */
export const iconSearchSchema = z.object({ q: word, style: word });
