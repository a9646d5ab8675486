import type { QueryClient } from '@tanstack/react-query';
import type { OutboxEnvironment } from './environment';
import type { OutboxHandlers } from './handler';
import type { EnqueueResult, NewOutboxItem, Outbox } from './outbox-types';

export interface OutboxOptions {
  /** Loads the handlers; they need every feature, so the first screen does without. */
  loadHandlers: () => Promise<OutboxHandlers>;
  /** The browser's own if absent. */
  environment?: OutboxEnvironment;
}

interface OutboxRegistration {
  outbox: Promise<Outbox>;
  resolve: (outbox: Outbox) => void;
  /** Null until the outbox is open. */
  instance: Outbox | null;
  member: string | null;
}

const registrations = new WeakMap<QueryClient, OutboxRegistration>();

function registrationOf(client: QueryClient): OutboxRegistration {
  const known = registrations.get(client);
  if (known) return known;
  let resolve: OutboxRegistration['resolve'] = () => undefined;
  const outbox = new Promise<Outbox>((resolveOutbox) => {
    resolve = resolveOutbox;
  });
  const registration: OutboxRegistration = { outbox, resolve, instance: null, member: null };
  registrations.set(client, registration);
  return registration;
}

/** The signed-in member's outbox; resolves once it is open. */
export const outboxOf = (client: QueryClient): Promise<Outbox> => registrationOf(client).outbox;

/** Delay before failed chunks are requested again, in ms. */
const RELOAD_DELAY_MS = 5_000;

/** Opens a member's outbox, once; earlier calls of `enqueue` wait for it. */
export async function startOutbox(
  client: QueryClient,
  member: string,
  { loadHandlers, environment }: OutboxOptions,
): Promise<void> {
  const registration = registrationOf(client);
  if (registration.member === member) return;
  registration.member = member;
  try {
    const [{ openOutbox }, { browserEnvironment }, handlers] = await Promise.all([
      import('./outbox'),
      import('./environment'),
      loadHandlers(),
    ]);
    const outbox = await openOutbox(client, member, {
      handlers,
      environment: environment ?? browserEnvironment(handlers),
    });
    const signedOutMeanwhile = registrations.get(client) !== registration;
    if (signedOutMeanwhile) return outbox.stop();
    registration.instance = outbox;
    registration.resolve(outbox);
  } catch {
    registration.member = null;
    setTimeout(
      () => void startOutbox(client, member, { loadHandlers, ...(environment && { environment }) }),
      RELOAD_DELAY_MS,
    );
  }
}

/** Closes the outbox at sign-out and clears the member's writes on disk. */
export async function clearOutbox(client: QueryClient, member: string): Promise<void> {
  const registration = registrations.get(client);
  if (registration?.member === member) registrations.delete(client);
  if (registration?.instance?.member === member) return registration.instance.clear();
  const [{ clearPendingWrites }, { openOutboxStore }] = await Promise.all([
    import('./environment'),
    import('./store'),
  ]);
  return clearPendingWrites(openOutboxStore(), member);
}

export async function enqueue(client: QueryClient, ...items: NewOutboxItem[]): Promise<EnqueueResult[]> {
  return (await outboxOf(client)).add(items);
}

/** Number of a member's writes waiting on this device; 0 where storage is unavailable. */
export async function countPendingWrites(member: string): Promise<number> {
  const { openOutboxStore } = await import('./store');
  const items = await openOutboxStore()
    .read(member)
    .catch(() => []);
  return items.length;
}
