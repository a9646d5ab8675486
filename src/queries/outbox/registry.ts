import type { QueryClient } from '@tanstack/react-query';
import type { Added, NewItem, Outbox, OutboxGround } from './environment';

/** First part of the key of every write in the mutation cache; the second is its idempotency key. */
export const OUTBOX = 'outbox';

/** Why an item has not gone through yet, while it is still being tried. */
export interface Trouble {
  tries: number;
  message: string;
  /** Milliseconds since the epoch. */
  nextAt: number;
}

export const troubleKey = (key: string) => [OUTBOX, 'trouble', key] as const;

interface Door {
  outbox: Promise<Outbox>;
  open: (outbox: Outbox) => void;
  /** Set once it is open. */
  opened: Outbox | null;
  member: string | null;
}

const doors = new WeakMap<QueryClient, Door>();

function doorOf(client: QueryClient): Door {
  const known = doors.get(client);
  if (known) return known;
  let open: Door['open'] = () => undefined;
  const outbox = new Promise<Outbox>((resolve) => {
    open = resolve;
  });
  const door: Door = { outbox, open, opened: null, member: null };
  doors.set(client, door);
  return door;
}

/** The outbox of who is signed in; resolves once it is open. */
export const outboxOf = (client: QueryClient): Promise<Outbox> => doorOf(client).outbox;

/** Milliseconds until code that did not load is asked for again. */
const AGAIN = 5_000;

/**
 * Opens the outbox of a member, once: writes made before wait for it. Its code is not needed for the first screen.
 * `ground` is the browser's own where it is left out.
 */
export async function startOutbox(client: QueryClient, member: string, ground?: OutboxGround): Promise<void> {
  const door = doorOf(client);
  if (door.member === member) return;
  door.member = member;
  try {
    const [{ openOutbox }, { browserGround }] = await Promise.all([
      import('./outbox'),
      import('./environment'),
    ]);
    const outbox = await openOutbox(client, member, ground ?? browserGround());
    // Signed out meanwhile.
    if (doors.get(client) !== door) return outbox.stop();
    door.opened = outbox;
    door.open(outbox);
  } catch {
    door.member = null;
    setTimeout(() => void startOutbox(client, member), AGAIN);
  }
}

/** Ends it and clears what is on disk, at sign-out. */
export async function forgetOutbox(client: QueryClient, member: string): Promise<void> {
  const door = doors.get(client);
  if (door?.member === member) doors.delete(client);
  if (door?.opened?.member === member) return door.opened.forget();
  const { browserGround, forgetWaiting } = await import('./environment');
  return forgetWaiting(browserGround().store, member);
}

/** Sends writes through the outbox, in the order of the calls. */
export async function enqueue(client: QueryClient, ...items: NewItem[]): Promise<Added[]> {
  return (await outboxOf(client)).add(items);
}

/** How many writes of a member wait on this device; 0 where nothing can be kept. */
export async function countWaiting(member: string): Promise<number> {
  const { browserGround } = await import('./environment');
  const items = await browserGround()
    .store.read(member)
    .catch(() => []);
  return items.length;
}
