import type { SpaceItemChange } from '@contract/space/space-item';
import { applySet } from '@contract/space/space-patch';
import type { MirrorItem } from './database';
import { readMirror } from './mirror';
import type { SpaceSource } from './source';

export type Body = Readonly<Record<string, unknown>>;

interface Known {
  /** Of the items that exist, by id. */
  bodies: Map<string, Body>;
  /** Revisions that the service has confirmed, of deleted items too. */
  revisions: Map<string, number>;
  kinds: Map<string, string>;
  /** Of the last change, ISO 8601; without items that have unsent changes. */
  changeTimes: Map<string, string>;
  /** The bodies that the service has confirmed, without unsent changes. */
  confirmed: Map<string, Body>;
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const bodiesOf = (items: readonly MirrorItem[]): Map<string, Body> =>
  new Map(items.flatMap(({ id, body }) => (body ? [[id, body]] : [])));

function withUnsent(
  confirmed: ReadonlyMap<string, Body>,
  unsent: readonly SpaceItemChange[],
): Map<string, Body> {
  const bodies = new Map(confirmed);
  for (const { id, kind, set, remove } of unsent) {
    if (remove) bodies.delete(id);
    else bodies.set(id, applySet(kind, bodies.get(id), set));
  }
  return bodies;
}

/**
 * The bodies that changes of these items start from, for a merge with changes of other members: texts as the service
 * confirmed them, because a newer unsent text replaces an older one, and lists with the unsent changes.
 */
export const mergeBases = (
  { bodies, confirmed }: Pick<Known, 'bodies' | 'confirmed'>,
  ids: Iterable<string>,
): Map<string, Body> =>
  new Map(
    [...ids].flatMap((id) => {
      const body = bodies.get(id);
      const texts = Object.entries(confirmed.get(id) ?? {}).filter(([, value]) => typeof value === 'string');
      return body ? [[id, { ...body, ...Object.fromEntries(texts) }]] : [];
    }),
  );

/** Items of the mirror with the unsent changes on top. */
export async function readBodies(
  spaceId: string,
  source: SpaceSource,
  isWanted: (kind: string) => boolean = () => true,
): Promise<Known> {
  if ((await readMirror(spaceId)).state === null) await source.pull(spaceId);
  // Before the mirror: a change that is confirmed meanwhile is in at least one of the two.
  const unsent = source.unsent(spaceId).filter(({ kind }) => isWanted(kind));
  const { items } = await readMirror(spaceId);
  const wanted = [...items.values()].filter(({ kind }) => isWanted(kind));
  const unsentIds = new Set(unsent.map(({ id }) => id));
  const confirmed = bodiesOf(wanted);
  return {
    bodies: withUnsent(confirmed, unsent),
    confirmed,
    changeTimes: new Map(wanted.flatMap(({ id, changedAt }) => (unsentIds.has(id) ? [] : [[id, changedAt]]))),
    revisions: new Map(wanted.map(({ id, revision }) => [id, revision])),
    kinds: new Map([...wanted, ...unsent].map(({ id, kind }) => [id, kind])),
  };
}
