import type * as z from 'zod/mini';
import type { SpaceCollection, SpaceKind } from '@/data/space/space-collection';
import { isPageLeaving } from '@/lib/browser/page-leaving';
import { areLocksUsable } from '@/lib/browser/web-lock';
import { type ChosenSpace, chosenSpace } from '@/lib/storage/chosen-space';
import { sessionSignal, sessionUid, withinSession } from '@/lib/session/member-session';
import {
  broadcastSampleChange,
  notifySampleChange,
  onRemoteSampleChange,
} from '@/lib/storage/sample-changes';
import { type Change, changeRecords, type CollectionRecord } from './change';
import { closeSampleDatabase, sampleDatabase, type StoredChange, type SampleId } from './database';

/** Seeded records with this browser's changes on top, or the records of the space that the member has chosen. */
export interface Collection<T extends CollectionRecord> {
  name: string;
  /** Seed order, new records last. Without the simulated delay, which accessors add. */
  all: () => Promise<readonly T[]>;
  get: (id: T['id']) => Promise<T | undefined>;
  /** The sample data, also while the workspace shows a space. */
  sample: Pick<Collection<T>, 'all' | 'applyChanges'>;
  /**
   * Writes to disk in one transaction, notifies every tab, and resolves with the inverse changes. They restore what these
   * changes set and leave newer changes alone.
   */
  applyChanges: (changes: readonly Change<T>[]) => Promise<Change<T>[]>;
  /** As `applyChanges`, in the space where a record was opened, or in the sample data, whatever is chosen by now. */
  applyChangesIn: (opened: ChosenSpace | null, changes: readonly Change<T>[]) => Promise<Change<T>[]>;
  /** Numbers are never given twice. `make` sees the stored records and may throw to add nothing. */
  add: (make: (id: number, stored: readonly T[]) => T) => Promise<T>;
  /** In one transaction. */
  addAll: (makes: readonly ((id: number, stored: readonly T[]) => T)[]) => Promise<T[]>;
  /** Number of the next record; another tab may take the number first. */
  nextId: () => Promise<number>;
}

interface CollectionDefinition<T extends CollectionRecord> {
  name: string;
  /** Raise when the schema changes, and convert older records in `migrate`. */
  version: number;
  schema: z.ZodMiniType<T>;
  /** Converts a record of version `from`; results that do not parse are dropped. */
  migrate?: (record: unknown, from: number) => unknown;
  /** Converts the id of a record that an older version deleted. */
  migrateId?: (id: SampleId) => T['id'];
  /** Dates are relative to `now`. */
  seed: (now: Date) => Promise<readonly T[]>;
  /** Collections without it are sample data for everybody. */
  space?: () => Promise<SpaceKind<T>>;
}

const cacheClearers = new Set<() => void>();
/** Fallback without IndexedDB; lost with the tab. */
let memoryChanges: StoredChange[] = [];
/** Reference time of the seed; stored with the first change. */
let seedDate: Date | null = null;

const SEED_DATE_KEY = 'anchor';

function clearCaches(): void {
  seedDate = null;
  for (const forgetOne of cacheClearers) forgetOne();
}

onRemoteSampleChange(clearCaches);

// Another member, other data.
sessionUid.subscribe(() => {
  memoryChanges = [];
  closeSampleDatabase();
  clearCaches();
  notifySampleChange(null);
});

let queue: Promise<unknown> = Promise.resolve();
/** One writer at a time; across tabs where Web Locks exist. A page that is being left would never get the lock. */
function withLock<R>(change: (session: AbortSignal) => Promise<R>): Promise<R> {
  const session = sessionSignal();
  const work = () => {
    session.throwIfAborted();
    return change(session);
  };
  const run = async () => {
    if (isPageLeaving()) return work();
    if (await areLocksUsable()) return navigator.locks.request('plaza-sample', work) as Promise<R>;
    const next = queue.then(work, work);
    queue = next.catch(() => {});
    return next;
  };
  return withinSession(run());
}

async function readSeedDate(): Promise<Date> {
  if (seedDate) return seedDate;
  const session = sessionSignal();
  const stored = Date.parse((await (await sampleDatabase())?.get('meta', SEED_DATE_KEY)) ?? '');
  const date = Number.isNaN(stored) ? new Date() : new Date(stored);
  return session.aborted ? date : (seedDate ??= date);
}

async function readChanges(collection: string): Promise<StoredChange[]> {
  const db = await sampleDatabase();
  if (!db) return memoryChanges.filter((change) => change.collection === collection);
  return db.getAllFromIndex('changes', 'collection', collection);
}

async function writeChanges(changes: readonly StoredChange[], session: AbortSignal): Promise<void> {
  const db = await sampleDatabase();
  session.throwIfAborted();
  if (!db) {
    const replaced = new Set(changes.map((change) => `${change.collection}/${change.id}`));
    memoryChanges = [
      ...memoryChanges.filter((old) => !replaced.has(`${old.collection}/${old.id}`)),
      ...changes,
    ];
    return;
  }
  const moment = await readSeedDate();
  const transaction = db.transaction(['changes', 'meta'], 'readwrite', { durability: 'strict' });
  const meta = transaction.objectStore('meta');
  const writesSeedDate = isPageLeaving() || !(await meta.get(SEED_DATE_KEY));
  const writes = [
    ...(writesSeedDate ? [meta.put(moment.toISOString(), SEED_DATE_KEY)] : []),
    ...changes.map((change) => transaction.objectStore('changes').put(change)),
  ];
  transaction.commit();
  await Promise.all([...writes, transaction.done]);
}

/** Call at module scope. */
export function createCollection<T extends CollectionRecord>({
  name,
  version,
  schema,
  migrate,
  migrateId,
  seed,
  space,
}: CollectionDefinition<T>): Collection<T> {
  let inSpace: Promise<SpaceCollection<T>> | null = null;
  let rows: Promise<Map<SampleId, T>> | null = null;
  cacheClearers.add(() => {
    rows = null;
  });

  const parse = (change: StoredChange): T | null => {
    const candidate = change.version === version ? change.record : migrate?.(change.record, change.version);
    const parsed = schema.safeParse(candidate);
    return parsed.success ? parsed.data : null;
  };
  const load = async (): Promise<Map<SampleId, T>> => {
    const [changes, seeded] = await Promise.all([readChanges(name), readSeedDate().then(seed)]);
    const map = new Map<SampleId, T>(seeded.map((record) => [record.id, record]));
    for (const change of changes) {
      if (change.record === null) map.delete(migrateId?.(change.id) ?? change.id);
      else {
        const record = parse(change);
        if (record) map.set(record.id, record);
      }
    }
    return map;
  };
  const current = (): Promise<Map<SampleId, T>> => {
    rows ??= load().catch((error: unknown) => {
      rows = null;
      throw error;
    });
    return rows;
  };
  const apply = async (
    before: Map<SampleId, T>,
    changes: readonly Change<T>[],
    session: AbortSignal,
  ): Promise<Change<T>[]> => {
    const { after, changedIds, inverse } = changeRecords(before, changes);
    await writeChanges(
      [...changedIds].map((id) => ({ collection: name, id, version, record: after.get(id) ?? null })),
      session,
    );
    session.throwIfAborted();
    rows = Promise.resolve(after);
    broadcastSampleChange(name);
    return inverse;
  };
  /** Numbers of deleted records count: their changes stay stored. */
  const nextId = async (records: Map<SampleId, T>): Promise<number> => {
    const used = [...records.keys(), ...(await readChanges(name)).map(({ id }) => id)];
    return used.reduce<number>((most, id) => (typeof id === 'number' ? Math.max(most, id) : most), 0) + 1;
  };
  const addAll: Collection<T>['addAll'] = (makes) =>
    withLock(async (session) => {
      // Read from disk: another tab may have used the next number before its message arrived.
      const before = await load();
      const first = await nextId(before);
      const stored = [...before.values()];
      const added = makes.map((make, index) => make(first + index, stored));
      await apply(
        before,
        added.map((record) => ({ put: record })),
        session,
      );
      return added;
    });

  /** Loads the code of spaces for members who have chosen one. */
  const loadSpaceCollection = async (read: () => Promise<SpaceKind<T>>): Promise<SpaceCollection<T>> => {
    const [{ createSpaceCollection }, kind] = await Promise.all([
      import('@/data/space/space-collection'),
      read(),
    ]);
    return createSpaceCollection(kind, schema);
  };
  const spaceCollection = (): Promise<SpaceCollection<T>> | null =>
    space && chosenSpace.get() ? (inSpace ??= loadSpaceCollection(space)) : null;
  const sample: Collection<T>['sample'] = {
    all: async () => [...(await current()).values()],
    applyChanges: (changes) => withLock(async (session) => apply(await current(), changes, session)),
  };
  const all = async (): Promise<readonly T[]> => (await (await spaceCollection())?.all()) ?? sample.all();

  return {
    name,
    all,
    sample,
    get: async (id) => (await all()).find((record) => record.id === id),
    applyChanges: async (changes) =>
      (await (await spaceCollection())?.applyChanges(changes)) ?? sample.applyChanges(changes),
    applyChangesIn: async (opened, changes) => {
      if (!opened || !space) return sample.applyChanges(changes);
      const collection = await (inSpace ??= loadSpaceCollection(space));
      return (await collection.applyChanges(changes, opened)) ?? [];
    },
    addAll,
    add: async (make) => {
      const [record] = await addAll([make]);
      if (!record) throw new Error('Nothing was added');
      return record;
    },
    nextId: async () => nextId(await current()),
  };
}

/** Deletes all changes and uploads in this browser and notifies every tab. */
export async function resetSampleData(): Promise<void> {
  await withLock(async () => {
    memoryChanges = [];
    const db = await sampleDatabase();
    await Promise.all([db?.clear('changes'), db?.clear('meta'), db?.clear('blobs')]);
    clearCaches();
  });
  broadcastSampleChange(null);
}

/** False without IndexedDB. */
export const isSampleDataPersistent = async (): Promise<boolean> => (await sampleDatabase()) !== null;
