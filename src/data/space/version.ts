import { type Body, isSame, readBodies } from './bodies';
import { currentSpace } from './source';

/** What members said, paid or answered stays when an older version of an item is restored. */
const KEPT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  task: ['comments', 'activity'],
  project: ['discussion'],
  event: ['going'],
  invoice: ['number', 'draft', 'cancelled', 'creditOf', 'payments', 'history'],
};

export interface CurrentItem {
  kind: string;
  body: Body;
}

/** An item of the chosen space with unsent changes; null for a deleted one. */
export async function readItem(id: string): Promise<CurrentItem | null> {
  const space = await currentSpace();
  if (!space) return null;
  const { bodies, kinds } = await readBodies(space.chosen.id, space.source);
  const [body, kind] = [bodies.get(id), kinds.get(id)];
  return body && kind !== undefined ? { kind, body } : null;
}

export interface VersionField {
  name: string;
  now: unknown;
  was: unknown;
}

/** The fields that a restored version changes. */
export const changedFields = ({ kind, body }: CurrentItem, version: Body): VersionField[] =>
  Object.entries(version)
    .filter(([name, was]) => !KEPT_FIELDS[kind]?.includes(name) && !isSame(body[name], was))
    .map(([name, was]) => ({ name, now: body[name] ?? null, was }));
