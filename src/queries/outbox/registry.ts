import type { QueryClient } from '@tanstack/react-query';
import type { EnqueueResult, NewOutboxItem, Outbox, OutboxEnvironment } from './environment';

/** First part of the key of every write in the mutation cache; the second is its idempotency key. */
export const OUTBOX_KEY = 'outbox';

/** Why an item has not gone through yet, while it is still being tried. */
export interface RetryStatus {
  tries: number;
  message: string;
  /** Milliseconds since the epoch. */
  nextAt: number;
}

export const retryStatusKey = (key: string) => [OUTBOX_KEY, 'trouble', key] as const;

interface OutboxRegistration {
  outbox: Promise<Outbox>;
  resolve: (outbox: Outbox) => void;
  /** Set once it is open. */
  instance: Outbox | null;
  member: string | null;
}

const registrations = new WeakMap<QueryClient, OutboxRegistration>();

function registrationOf(client: QueryClient): OutboxRegistration {
  const known = registrations.get(client);
  if (known) return known;
  let open: OutboxRegistration['resolve'] = () => undefined;
  const outbox = new Promise<Outbox>((resolve) => {
    open = resolve;
  });
  const door: OutboxRegistration = { outbox, resolve: open, instance: null, member: null };
  registrations.set(client, door);
  return door;
}

/** The outbox of who is signed in; resolves once it is open. */
export const outboxOf = (client: QueryClient): Promise<Outbox> => registrationOf(client).outbox;

/** Milliseconds until code that did not load is asked for again. */
const RELOAD_DELAY_MS = 5_000;

/**
 * Opens the outbox of a member, once: writes made before wait for it. Its code is not needed for the first screen.
 * `ground` is the browser's own where it is left out.
 */
export async function startOutbox(
  client: QueryClient,
  member: string,
  ground?: OutboxEnvironment,
): Promise<void> {
  const door = registrationOf(client);
  if (door.member === member) return;
  door.member = member;
  try {
    const [{ openOutbox }, { browserEnvironment: browserGround }] = await Promise.all([
      import('./outbox'),
      import('./environment'),
    ]);
    const outbox = await openOutbox(client, member, ground ?? browserGround());
    // Signed out meanwhile.
    if (registrations.get(client) !== door) return outbox.stop();
    door.instance = outbox;
    door.resolve(outbox);
  } catch {
    door.member = null;
    setTimeout(() => void startOutbox(client, member), RELOAD_DELAY_MS);
  }
}

/** Ends it and clears what is on disk, at sign-out. */
export async function clearOutbox(client: QueryClient, member: string): Promise<void> {
  const door = registrations.get(client);
  if (door?.member === member) registrations.delete(client);
  if (door?.instance?.member === member) return door.instance.clear();
  const { browserEnvironment: browserGround, clearPendingWrites: forgetWaiting } =
    await import('./environment');
  return forgetWaiting(browserGround().store, member);
}

/** Sends writes through the outbox, in the order of the calls. */
export async function enqueue(client: QueryClient, ...items: NewOutboxItem[]): Promise<EnqueueResult[]> {
  return (await outboxOf(client)).add(items);
}

/** How many writes of a member wait on this device; 0 where nothing can be kept. */
export async function countPendingWrites(member: string): Promise<number> {
  const { browserEnvironment: browserGround } = await import('./environment');
  const items = await browserGround()
    .store.read(member)
    .catch(() => []);
  return items.length;
}
