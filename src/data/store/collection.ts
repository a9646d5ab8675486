import type * as z from 'zod/mini';
import { delay } from './delay';
import { disk, type DiskChange, type SampleId } from './database';

/** Anything with an id can be kept. */
export interface Keyed {
  id: SampleId;
}

/** One step of a change. A list of them is made together, and its opposite undoes it. */
export type Change<T extends Keyed> = { put: T } | { remove: T['id'] };

/** Sample records of one kind: a seed, and over it the changes made in this browser. */
export interface Collection<T extends Keyed> {
  name: string;
  /** Every record in the order of the seed, new ones last. Without the simulated delay: accessors add it. */
  all: () => Promise<readonly T[]>;
  get: (id: T['id']) => Promise<T | undefined>;
  /** Makes the changes on disk and in every tab, and gives the changes that undo them. */
  change: (changes: readonly Change<T>[]) => Promise<Change<T>[]>;
  /** Adds a record under the next free number. */
  add: (make: (id: number) => T) => Promise<T>;
}

interface Definition<T extends Keyed> {
  name: string;
  /** Raise it when the shape changes, and let `migrate` bring older records along. */
  version: number;
  schema: z.ZodMiniType<T>;
  /** Turns a record of an earlier version into a candidate for the schema; what then does not parse is dropped. */
  migrate?: (record: unknown, from: number) => unknown;
  /** The records as they are without changes; dates are relative to `now`. Import it lazily. */
  seed: (now: Date) => Promise<readonly T[]>;
}

type Listener = (collection: string | null) => void;
const listeners = new Set<Listener>();
const forgetters = new Set<() => void>();
/** Changes where the browser keeps nothing: they last as long as the tab. */
let unkept: DiskChange[] = [];
/** The moment the seed is relative to; frozen on disk by the first change. */
let anchor: Date | null = null;
let channel: BroadcastChannel | null = null;

const ANCHOR = 'anchor';

/** Tells about changes of a collection (null: of all), made in this tab or another. */
export function onSampleChange(listener: Listener): () => void {
  listeners.add(listener);
  connect();
  return () => void listeners.delete(listener);
}

function connect(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('plaza-sample');
  channel.addEventListener('message', (event: MessageEvent<string | null>) => {
    forget();
    for (const listener of listeners) listener(event.data);
  });
}

function announce(collection: string | null): void {
  connect();
  channel?.postMessage(collection);
  for (const listener of listeners) listener(collection);
}

function forget(): void {
  anchor = null;
  for (const forgetOne of forgetters) forgetOne();
}

let queue: Promise<unknown> = Promise.resolve();
/** One writer at a time, across tabs where the browser has locks. */
function locked<R>(work: () => Promise<R>): Promise<R> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator && navigator.locks) {
    return navigator.locks.request('plaza-sample', work) as Promise<R>;
  }
  const next = queue.then(work, work);
  queue = next.catch(() => {});
  return next;
}

async function seedMoment(): Promise<Date> {
  if (anchor) return anchor;
  const kept = Date.parse((await (await disk())?.get('meta', ANCHOR)) ?? '');
  return (anchor ??= Number.isNaN(kept) ? new Date() : new Date(kept));
}

async function readChanges(collection: string): Promise<DiskChange[]> {
  const db = await disk();
  if (!db) return unkept.filter((change) => change.collection === collection);
  return db.getAllFromIndex('changes', 'collection', collection);
}

async function writeChanges(changes: readonly DiskChange[]): Promise<void> {
  const db = await disk();
  if (!db) {
    const replaced = new Set(changes.map((change) => `${change.collection}/${change.id}`));
    unkept = [...unkept.filter((old) => !replaced.has(`${old.collection}/${old.id}`)), ...changes];
    return;
  }
  const moment = await seedMoment();
  const transaction = db.transaction(['changes', 'meta'], 'readwrite', { durability: 'strict' });
  const meta = transaction.objectStore('meta');
  if (!(await meta.get(ANCHOR))) await meta.put(moment.toISOString(), ANCHOR);
  await Promise.all(changes.map((change) => transaction.objectStore('changes').put(change)));
  await transaction.done;
}

/** Declares a collection. One per noun, at module scope. */
export function collection<T extends Keyed>({
  name,
  version,
  schema,
  migrate,
  seed,
}: Definition<T>): Collection<T> {
  let rows: Promise<Map<SampleId, T>> | null = null;
  forgetters.add(() => {
    rows = null;
  });

  const parse = (change: DiskChange): T | null => {
    const candidate = change.version === version ? change.record : migrate?.(change.record, change.version);
    const parsed = schema.safeParse(candidate);
    return parsed.success ? parsed.data : null;
  };
  const load = async (): Promise<Map<SampleId, T>> => {
    const [changes, seeded] = await Promise.all([readChanges(name), seedMoment().then(seed)]);
    const map = new Map<SampleId, T>(seeded.map((record) => [record.id, record]));
    for (const change of changes) {
      if (change.record === null) map.delete(change.id);
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
  const apply = async (before: Map<SampleId, T>, changes: readonly Change<T>[]): Promise<Change<T>[]> => {
    await writeChanges(
      changes.map((change) =>
        'put' in change
          ? { collection: name, id: change.put.id, version, record: change.put }
          : { collection: name, id: change.remove, version, record: null },
      ),
    );
    const after = new Map(before);
    const opposite: Change<T>[] = [];
    for (const change of changes) {
      const id = 'put' in change ? change.put.id : change.remove;
      const old = after.get(id);
      opposite.unshift(old ? { put: old } : { remove: id });
      if ('put' in change) after.set(id, change.put);
      else after.delete(id);
    }
    rows = Promise.resolve(after);
    announce(name);
    return opposite;
  };

  return {
    name,
    all: async () => [...(await current()).values()],
    get: async (id) => (await current()).get(id),
    change: (changes) => locked(async () => apply(await current(), changes)),
    add: (make) =>
      locked(async () => {
        // Read anew: another tab may have taken a number that its message has not told yet.
        const before = await load();
        const taken = [...before.keys()].filter((id) => typeof id === 'number');
        const record = make(Math.max(0, ...taken) + 1);
        await apply(before, [{ put: record }]);
        return record;
      }),
  };
}

/** Throws every change in this browser away, uploads included, and tells every tab. */
export async function resetSample(): Promise<void> {
  await delay();
  await locked(async () => {
    unkept = [];
    const db = await disk();
    await Promise.all([db?.clear('changes'), db?.clear('meta'), db?.clear('blobs')]);
    forget();
  });
  announce(null);
}

/** Whether changes outlive the tab. */
export const sampleIsKept = async (): Promise<boolean> => (await disk()) !== null;
