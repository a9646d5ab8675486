import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Operation } from '@contract/operation';
import type { Log } from '../../ops/log';

/** Share of the responses that production compares with their schema: doing so costs as much as making them. */
const CHECKED_SHARE = 0.01;

export function serialiseResponse(
  operation: Operation,
  raw: unknown,
  { strictResponses, log }: { strictResponses: boolean; log: Log },
): string {
  if (!strictResponses && Math.random() > CHECKED_SHARE) return JSON.stringify(raw);
  const parsed = z.safeParse(operation.response, raw);
  if (!parsed.success) {
    const where = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(`The response of ${operation.id} does not match its schema at: ${where}`);
  }
  if (!isDeepStrictEqual(parsed.data, raw)) {
    if (strictResponses) throw new Error(`The response of ${operation.id} has fields outside its schema`);
    log.warn('Dropped response fields outside the schema', { operation: operation.id });
  }
  return JSON.stringify(parsed.data);
}
