import type { QueryClient } from '@tanstack/react-query';
import { isPreservedOnSignOut } from '@/lib/auth/preserve-on-sign-out';
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
  member: string | null;
  /** Aborts at the end of the session, whether or not the outbox is open by then. */
  closing: AbortController;
}

const registrations = new WeakMap<QueryClient, OutboxRegistration>();

function registrationOf(client: QueryClient): OutboxRegistration {
  const known = registrations.get(client);
  if (known) return known;
  let resolve: OutboxRegistration['resolve'] = () => undefined;
  const outbox = new Promise<Outbox>((resolveOutbox) => {
    resolve = resolveOutbox;
  });
  const registration = { outbox, resolve, member: null, closing: new AbortController() };
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
  const { signal } = registration.closing;
  if (registration.member === member) return;
  registration.member = member;
  try {
    const [{ openOutbox }, { browserEnvironment }, handlers] = await Promise.all([
      import('./outbox'),
      import('./environment'),
      loadHandlers(),
    ]);
    if (signal.aborted) return;
    const outbox = await openOutbox(client, member, {
      handlers,
      environment: environment ?? browserEnvironment(handlers),
      closing: signal,
    });
    if (!signal.aborted) registration.resolve(outbox);
  } catch {
    if (signal.aborted) return;
    registration.member = null;
    setTimeout(
      () => void startOutbox(client, member, { loadHandlers, ...(environment && { environment }) }),
      RELOAD_DELAY_MS,
    );
  }
}

/** The live stream has opened, so the service can be reached. */
export const resumeOutbox = async (client: QueryClient): Promise<void> => (await outboxOf(client)).resume();

/** Stops the outbox, open or still opening. Stored writes stay on disk. */
export function stopOutbox(client: QueryClient): void {
  registrations.get(client)?.closing.abort();
  registrations.delete(client);
}

/** Deletes a member's stored writes, unless they are preserved. Rejects when they remain. */
export async function clearOutbox(member: string): Promise<void> {
  if (isPreservedOnSignOut(member)) return;
  const { openOutboxStore } = await import('./store');
  await openOutboxStore().clear(member);
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
