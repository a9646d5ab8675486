import type { SpaceItemChange } from '@contract/space-item';
import { applySet } from '@contract/space-patch';
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
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function withUnsent(items: Iterable<MirrorItem>, unsent: readonly SpaceItemChange[]): Map<string, Body> {
  const bodies = new Map<string, Body>();
  for (const { id, body } of items) if (body) bodies.set(id, body);
  for (const { id, kind, set, remove } of unsent) {
    if (remove) bodies.delete(id);
    else bodies.set(id, applySet(kind, bodies.get(id), set));
  }
  return bodies;
}

/** Items of the mirror with the unsent changes on top. */
export async function readBodies(
  spaceId: string,
  source: SpaceSource,
  isWanted: (kind: string) => boolean = () => true,
): Promise<Known> {
  if ((await readMirror(spaceId)).state === null) await source.pull(spaceId);
  const { items } = await readMirror(spaceId);
  const wanted = [...items.values()].filter(({ kind }) => isWanted(kind));
  const unsent = source.unsent(spaceId).filter(({ kind }) => isWanted(kind));
  return {
    bodies: withUnsent(wanted, unsent),
    revisions: new Map(wanted.map(({ id, revision }) => [id, revision])),
    kinds: new Map([...wanted, ...unsent].map(({ id, kind }) => [id, kind])),
  };
}
