import * as z from 'zod';

/** From the benchmark to its service, as an argument. */
export const Settings = z.object({
  databaseUrl: z.string(),
  filledAt: z.string(),
  /** Members to sign in. */
  uids: z.array(z.string()),
});
export type Settings = z.infer<typeof Settings>;

export const Started = z.object({ port: z.int(), tokens: z.record(z.string(), z.string()) });
export type Started = z.infer<typeof Started>;

export const Statement = z.object({ text: z.string(), params: z.array(z.unknown()) });
export type Statement = z.infer<typeof Statement>;

/** Since the last report. */
export const Report = z.object({
  /** Empty unless the benchmark asked for a record. */
  statements: z.array(Statement),
  /** Processor time of the service in milliseconds. */
  processorMs: z.number(),
});
export type Report = z.infer<typeof Report>;
