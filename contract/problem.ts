import * as z from 'zod/mini';
import { Instant } from './primitives';
import { ReportReason } from './moderation/report-reason';

/** Stable codes; clients may switch on them. */
export const problemCodes = [
  'validation',
  'malformed',
  'unauthenticated',
  'token-expired',
  /** Signed out everywhere since this sign-in; a refreshed token is refused too. */
  'signed-out',
  'forbidden',
  'suspended',
  /** The account is hidden and will be deleted; cancelAccountDeletion restores it. */
  'deletion-pending',
  'blocked',
  'not-found',
  'method-not-allowed',
  'timeout',
  'gone',
  'conflict',
  /** An invoice that payments, credit notes or its cancellation have locked. */
  'locked',
  'key-required',
  'key-running',
  'key-reused',
  'cursor-invalid',
  'too-large',
  /** The files of the member fill the quota. */
  'storage-full',
  'unsupported-media',
  'rate-limited',
  'unavailable',
  'internal',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** RFC 9457 problem document. `fields` maps a field path to its message. */
export const Problem = z.object({
  type: z.string().check(z.maxLength(200)),
  title: z.string().check(z.maxLength(200)),
  status: z.int().check(z.gte(400), z.lte(599)),
  code: z.enum(problemCodes),
  detail: z.optional(z.string().check(z.maxLength(1000))),
  requestId: z.string().check(z.maxLength(64)),
  /** Of a `suspended` member. */
  suspension: z.optional(z.object({ until: z.nullable(Instant), reason: z.nullable(ReportReason) })),
  /** When a change that came too early will be possible. */
  retryAt: z.optional(Instant),
  fields: z.optional(z.record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(500)))),
});
export type Problem = z.infer<typeof Problem>;
