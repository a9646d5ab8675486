import * as z from 'zod/mini';

const word = z.catch(z.optional(z.string()), undefined);

/** What the address of an icon page can hold: words to look for and a style by its label. */
export const iconSearchSchema = z.object({ q: word, style: word });
