import { SpaceItemChange } from '@contract/space/space-item';
import { type Body, isSame, mergeBases, readBodies } from './bodies';
import { currentSpace } from './source';

export interface Replacement {
  id: string;
  kind: string;
  before: Body;
  after: Body;
}

/** Sends the fields of `after` for items whose fields still are as in `before`. */
async function send(replacements: readonly Replacement[]): Promise<void> {
  const space = await currentSpace();
  if (!space || replacements.length === 0) return;
  const { source, chosen } = space;
  const known = await readBodies(chosen.id, source);
  const changes = replacements.flatMap(({ id, kind, before, after }) => {
    const body = known.bodies.get(id);
    const set = Object.fromEntries(
      Object.entries(after).filter(([name]) => body && isSame(body[name], before[name])),
    );
    if (Object.keys(set).length === 0) return [];
    return SpaceItemChange.parse({ id, kind, base: known.revisions.get(id) ?? 0, set });
  });
  if (changes.length === 0) return;
  const bases = mergeBases(
    known,
    changes.map(({ id }) => id),
  );
  await source.send(chosen.id, changes, bases);
}

/** Replaces fields of items of the chosen space. Resolves with the way back, which leaves newer values alone. */
export async function replaceFields(replacements: readonly Replacement[]): Promise<() => Promise<void>> {
  await send(replacements);
  return () => send(replacements.map((one) => ({ ...one, before: one.after, after: one.before })));
}
