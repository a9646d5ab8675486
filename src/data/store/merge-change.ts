import { mergeText } from '@/lib/text/merge-text';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Identifies an item of a list: its id, or its content. */
const keyOf = (item: unknown): string =>
  isFields(item) && 'id' in item ? `id:${String(item.id)}` : JSON.stringify(item);

/** Null for a list with equal items, whose changes cannot be told apart. */
function byKey(items: readonly unknown[]): Map<string, unknown> | null {
  const map = new Map(items.map((item) => [keyOf(item), item]));
  return map.size === items.length ? map : null;
}

function mergeLists(current: readonly unknown[], from: readonly unknown[], to: readonly unknown[]): unknown {
  const [before, after] = [byKey(from), byKey(to)];
  if (!before || !after) return to;
  const merged = current.flatMap((item) => {
    const key = keyOf(item);
    if (!before.has(key)) return [item];
    return after.has(key) ? [mergeChange(item, before.get(key), after.get(key))] : [];
  });
  const keys = merged.map(keyOf);
  for (const [place, [key, item]] of [...after].entries()) {
    if (before.has(key) || keys.includes(key)) continue;
    const previous = to[place - 1];
    const at = previous === undefined ? 0 : keys.indexOf(keyOf(previous)) + 1 || keys.length;
    merged.splice(at, 0, item);
    keys.splice(at, 0, key);
  }
  return merged;
}

function mergeFields(current: Fields, from: Fields, to: Fields): Fields {
  const merged = { ...current };
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    if (isSame(from[name], to[name])) continue;
    if (name in to) merged[name] = mergeChange(current[name], from[name], to[name]);
    else delete merged[name];
  }
  return merged;
}

/**
 * Applies the difference between `from` and `to` to `current`. What that difference does not touch stays: other fields,
 * other items of a list, and other words of a text of several lines.
 */
export function mergeChange<T>(current: T, from: T, to: T): T;
export function mergeChange(current: unknown, from: unknown, to: unknown): unknown {
  if (isSame(current, from)) return to;
  if (isFields(current) && isFields(from) && isFields(to)) return mergeFields(current, from, to);
  if (Array.isArray(current) && Array.isArray(from) && Array.isArray(to))
    return mergeLists(current, from, to);
  if (typeof current === 'string' && typeof from === 'string' && typeof to === 'string')
    return `${current}${from}${to}`.includes('\n') ? mergeText(current, from, to).text : to;
  return to;
}
