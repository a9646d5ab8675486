import { isSame, readBodies } from './bodies';
import { type Replacement, replaceFields } from './replace-fields';
import { currentSpace } from './source';

/** The value with `to` instead of every id of `from`; lists name `to` once. */
function replaceIds(value: unknown, from: ReadonlySet<string>, to: string): unknown {
  if (typeof value === 'string') return from.has(value) ? to : value;
  if (Array.isArray(value)) {
    const parts = value.map((part) => replaceIds(part, from, to));
    return parts.filter((part, place) => part !== to || parts.indexOf(to) === place);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaceIds(part, from, to)]));
}

/**
 * Lets every item of the chosen space, of any kind, name `to` in place of one of `from`. Resolves with the way
 * back, or with null for the sample data.
 */
export async function replaceReferences(
  from: ReadonlySet<string>,
  to: string,
): Promise<(() => Promise<void>) | null> {
  const space = await currentSpace();
  if (!space) return null;
  const { bodies, kinds } = await readBodies(space.chosen.id, space.source);
  const replacements = [...bodies].flatMap(([id, body]): Replacement[] => {
    const changed = Object.entries(body).flatMap(([name, value]) => {
      const next = replaceIds(value, from, to);
      return isSame(next, value) ? [] : [{ name, value, next }];
    });
    const kind = kinds.get(id);
    if (changed.length === 0 || kind === undefined) return [];
    return [
      {
        id,
        kind,
        before: Object.fromEntries(changed.map(({ name, value }) => [name, value])),
        after: Object.fromEntries(changed.map(({ name, next }) => [name, next])),
      },
    ];
  });
  return replaceFields(replacements);
}
