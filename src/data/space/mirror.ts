import { spaceKinds } from '@contract/space/space-item';
import { sessionUid } from '@/lib/session/member-session';
import { notifySampleChange } from '@/lib/storage/sample-changes';
import { closeSpaceDatabase, type MirrorItem, type MirrorState, spaceDatabase } from './database';

/** A space as far as this device has read it. */
export interface MirrorCopy {
  items: ReadonlyMap<string, MirrorItem>;
  /** Null before the first read. */
  state: MirrorState | null;
}

/** What a read of the service adds to the copy. */
interface MirrorUpdate {
  items: readonly MirrorItem[];
  state?: Omit<MirrorState, 'kinds'>;
}

/** Raise when `MirrorItem` changes. */
const ITEM_VERSION = 2;

const KNOWN_KINDS = [ITEM_VERSION, ...spaceKinds.map(({ kind }) => kind)].join(' ');

const emptyCopy: MirrorCopy = { items: new Map(), state: null };
const copies = new Map<string, Promise<MirrorCopy>>();

// Another member, other spaces.
sessionUid.subscribe(() => {
  copies.clear();
  closeSpaceDatabase();
});

async function clearDisk(spaceId: string): Promise<void> {
  const db = await spaceDatabase();
  if (!db) return;
  const transaction = db.transaction(['items', 'states'], 'readwrite');
  const items = transaction.objectStore('items');
  for (const key of await items.index('spaceId').getAllKeys(spaceId)) await items.delete(key);
  await transaction.objectStore('states').delete(spaceId);
  await transaction.done;
}

async function readDisk(spaceId: string): Promise<MirrorCopy> {
  const db = await spaceDatabase();
  const state = await db?.get('states', spaceId);
  if (!db || !state) return emptyCopy;
  if (state.kinds !== KNOWN_KINDS) {
    // Another version of the app has left out items whose kinds it did not know: the space is read again.
    await clearDisk(spaceId);
    return emptyCopy;
  }
  const items = await db.getAllFromIndex('items', 'spaceId', spaceId);
  return { items: new Map(items.map((item) => [item.id, item])), state };
}

export function readMirror(spaceId: string): Promise<MirrorCopy> {
  const known = copies.get(spaceId) ?? readDisk(spaceId).catch(() => emptyCopy);
  copies.set(spaceId, known);
  return known;
}

const isNewer = (item: MirrorItem, old: MirrorItem | undefined): boolean =>
  old === undefined || item.revision > old.revision;

function merge(copy: MirrorCopy, { items, state }: MirrorUpdate): MirrorCopy {
  const merged = new Map(copy.items);
  for (const item of items) if (isNewer(item, merged.get(item.id))) merged.set(item.id, item);
  return { items: merged, state: state ? { ...state, kinds: KNOWN_KINDS } : copy.state };
}

/** Other tabs write the same disk: an older revision never replaces a newer one. */
async function writeDisk(spaceId: string, { items, state }: MirrorUpdate): Promise<void> {
  const db = await spaceDatabase();
  if (!db) return;
  const transaction = db.transaction(['items', 'states'], 'readwrite');
  const [itemStore, stateStore] = [transaction.objectStore('items'), transaction.objectStore('states')];
  await Promise.all(
    items.map(async (item) => {
      if (isNewer(item, await itemStore.get([spaceId, item.id]))) await itemStore.put({ ...item, spaceId });
    }),
  );
  const stored = state && (await stateStore.get(spaceId));
  if (state && (stored?.revision ?? 0) <= state.revision)
    await stateStore.put({ ...state, kinds: KNOWN_KINDS }, spaceId);
  await transaction.done;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Adds what was read; an item of a lower revision than the known one is ignored. */
export async function updateMirror(spaceId: string, update: MirrorUpdate): Promise<void> {
  const before = await readMirror(spaceId);
  const after = merge(before, update);
  copies.set(spaceId, Promise.resolve(after));
  const hasNews =
    update.items.some((item) => isNewer(item, before.items.get(item.id))) ||
    before.state === null ||
    !isSame(before.state.members, after.state?.members);
  if (hasNews) notifySampleChange('space');
  // Refused storage: the copy in memory answers.
  await writeDisk(spaceId, update).catch(() => undefined);
}

/** Deletes the copy of a space that the member has left. */
export async function forgetSpace(spaceId: string): Promise<void> {
  copies.set(spaceId, Promise.resolve(emptyCopy));
  await clearDisk(spaceId);
}
