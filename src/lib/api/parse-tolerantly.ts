import type * as z from 'zod/mini';

/** A value that this version of the app does not know; every other issue breaks the contract. */
const isUnknownValue = ({ code }: z.core.$ZodIssue): boolean =>
  code === 'invalid_value' || code === 'invalid_union';

function withoutItems(
  value: unknown,
  path: readonly PropertyKey[],
  indices: ReadonlySet<PropertyKey>,
): unknown {
  const [name, ...rest] = path;
  if (Array.isArray(value)) return value.filter((_, index) => !indices.has(index));
  if (name === undefined || typeof value !== 'object' || value === null) return value;
  return { ...value, [name]: withoutItems(Reflect.get(value, name), rest, indices) };
}

/**
 * Parses a response of a service that may be newer than this tab: list items with an unknown kind or enum value are left
 * out, the rest stays. Undefined for anything else that does not match.
 */
export function parseTolerantly<T>(schema: z.ZodMiniType<T>, value: unknown): T | undefined {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const unknownItems = new Map<string, { path: PropertyKey[]; indices: Set<PropertyKey> }>();
  for (const issue of parsed.error.issues) {
    const at = issue.path.findIndex((part) => typeof part === 'number');
    const index = issue.path[at];
    if (!isUnknownValue(issue) || index === undefined) return undefined;
    const path = issue.path.slice(0, at);
    const list = unknownItems.get(path.join('.')) ?? { path, indices: new Set() };
    list.indices.add(index);
    unknownItems.set(path.join('.'), list);
  }
  let known = value;
  for (const { path, indices } of unknownItems.values()) known = withoutItems(known, path, indices);
  return schema.safeParse(known).data;
}
