import * as z from 'zod/mini';

/** The stable codes a client may switch on. Adding one is a change of the contract. */
export const problemCodes = [
  'validation',
  'malformed',
  'unauthenticated',
  'token-expired',
  /** The member has signed out everywhere since this sign-in: another token of it will not do either. */
  'signed-out',
  'forbidden',
  'suspended',
  'blocked',
  'not-found',
  'gone',
  'conflict',
  'key-required',
  'key-running',
  'key-reused',
  'cursor-invalid',
  'too-large',
  'unsupported-media',
  'rate-limited',
  'unavailable',
  'internal',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** RFC 9457 problem document. `fields` maps a field path to what to do about it. */
export const Problem = z.object({
  type: z.string().check(z.maxLength(200)),
  title: z.string().check(z.maxLength(200)),
  status: z.int().check(z.gte(400), z.lte(599)),
  code: z.enum(problemCodes),
  detail: z.optional(z.string().check(z.maxLength(1000))),
  requestId: z.string().check(z.maxLength(64)),
  fields: z.optional(z.record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(500)))),
});
export type Problem = z.infer<typeof Problem>;
