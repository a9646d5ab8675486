import * as z from 'zod/mini';
import { HttpProblem } from '../response/problem';
import { rejectUnstorableText } from './request';

const partName = { params: 'path', query: 'query', body: 'body' };

/** Throws `validation` with the problem of each field. */
export function parsePart(
  schema: z.ZodMiniType | undefined,
  value: unknown,
  part: keyof typeof partName,
): unknown {
  if (!schema) {
    const extra = part === 'query' ? Object.keys(value as object)[0] : undefined;
    if (extra !== undefined) {
      throw new HttpProblem('validation', { fields: { [extra.slice(0, 200)]: 'Unknown parameter.' } });
    }
    return undefined;
  }
  rejectUnstorableText(value);
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues.slice(0, 20)) {
    const path = issue.path.map(String).join('.') || partName[part];
    const names = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 20) : [path];
    for (const name of names) fields[name.slice(0, 200)] = (issue.message || 'Invalid value.').slice(0, 500);
  }
  throw new HttpProblem('validation', { fields });
}
