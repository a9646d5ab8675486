import * as z from 'zod/mini';

/** What the supervisor and a process of the service tell each other. */
export const ToProcess = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('start'),
    number: z.int(),
    port: z.int(),
    /** Folder with `server` and `app`. */
    build: z.string(),
    databaseUrl: z.string(),
  }),
  z.object({ kind: z.literal('stop') }),
  z.object({ kind: z.literal('account-deleted'), uid: z.string(), problem: z.nullable(z.string()) }),
]);
export type ToProcess = z.infer<typeof ToProcess>;

export const FromProcess = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('listening') }),
  z.object({ kind: z.literal('delete-account'), uid: z.string() }),
]);
export type FromProcess = z.infer<typeof FromProcess>;
