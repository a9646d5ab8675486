import { SpaceItemChange } from '@contract/space/space-item';
import { changedEntries, isEntryField } from '@contract/space/space-patch';
import type * as z from 'zod/mini';
import type { ChosenSpace } from '@/lib/storage/chosen-space';
import { type Change, changeRecords, type CollectionRecord } from '@/data/store/change';
import type { SampleId } from '@/data/store/database';
import { type Body, isSame, mergeBases, readBodies } from './bodies';
import { currentSpace, type SpaceSource } from './source';

/**
 * How the records of a collection live in spaces. `me` is the signed-in member's id; `changedAt` is null for a change
 * that the service has not confirmed.
 */
export interface SpaceKind<T extends CollectionRecord> {
  kind: SpaceItemChange['kind'];
  toRecord: (id: string, body: Body, me: string, changedAt: string | null) => unknown;
  /** `stored` is the body before a change. */
  toBody: (record: T, me: string, stored: Body | undefined) => Body;
}

interface State<T> {
  known: Awaited<ReturnType<typeof readBodies>>;
  records: Map<SampleId, T>;
}

/** Records of the chosen space. Every function resolves with null for the sample data. */
export interface SpaceCollection<T extends CollectionRecord> {
  all: () => Promise<readonly T[] | null>;
  /** In `opened`, else in the chosen space. Resolves with the inverse changes once the changes are on this device. */
  applyChanges: (changes: readonly Change<T>[], opened?: ChosenSpace) => Promise<Change<T>[] | null>;
}

/** The mirror with the unsent changes on top. */
export function createSpaceCollection<T extends CollectionRecord>(
  { kind, toRecord, toBody }: SpaceKind<T>,
  schema: z.ZodMiniType<T>,
): SpaceCollection<T> {
  /** By body, which never changes in place. */
  const parsed = new WeakMap<Body, T>();

  const recordOf = (id: string, body: Body, me: string, changedAt: string | null): T | undefined => {
    const known = parsed.get(body);
    if (known) return known;
    const record = schema.safeParse(toRecord(id, body, me, changedAt)).data;
    if (record) parsed.set(body, record);
    return record;
  };

  async function read(spaceId: string, me: string, source: SpaceSource): Promise<State<T>> {
    const known = await readBodies(spaceId, source, (one) => one === kind);
    const records = new Map<SampleId, T>();
    for (const [id, body] of known.bodies) {
      const record = recordOf(id, body, me, known.changeTimes.get(id) ?? null);
      if (record) records.set(id, record);
    }
    return { known, records };
  }

  function changeOf(
    id: string,
    { before, after, base }: { before: Body | undefined; after: Body | undefined; base: number },
  ): SpaceItemChange | null {
    if (!after) return SpaceItemChange.parse({ id, kind, base, set: {}, remove: true });
    const set = Object.fromEntries(
      Object.entries(after)
        .filter(([name, value]) => !before || !isSame(before[name], value))
        .map(([name, value]) => [
          name,
          isEntryField(kind, name) ? changedEntries(before?.[name], value, isSame) : value,
        ]),
    );
    return Object.keys(set).length === 0 ? null : SpaceItemChange.parse({ id, kind, base, set });
  }

  return {
    all: async () => {
      const space = await currentSpace();
      if (!space) return null;
      const { records } = await read(space.chosen.id, space.chosen.memberId, space.source);
      return [...records.values()];
    },
    applyChanges: async (changes, opened) => {
      const space = await currentSpace(opened);
      if (!space) return null;
      const { source, chosen } = space;
      const { known, records } = await read(chosen.id, chosen.memberId, source);
      const { after, changedIds, inverse } = changeRecords(records, changes);
      const bodyOf = (record: T | undefined, id: string): Body | undefined =>
        record && toBody(record, chosen.memberId, known.bodies.get(id));
      const ids = [...changedIds].map(String);
      const patches = ids.flatMap((id) => {
        const before = bodyOf(records.get(id), id);
        const next = bodyOf(after.get(id), id);
        if (!before && !next) return [];
        return changeOf(id, { before, after: next, base: known.revisions.get(id) ?? 0 }) ?? [];
      });
      if (patches.length > 0) await source.send(chosen.id, patches, mergeBases(known, ids));
      return inverse;
    },
  };
}
