import type { QueryClient } from '@tanstack/react-query';
import { isPreservedOnSignOut } from '@/lib/auth/preserve-on-sign-out';
import type { EnqueueResult, NewOutboxItem, Outbox } from './outbox-types';

interface OutboxRegistration {
  outbox: Promise<Outbox>;
  resolve: (outbox: Outbox) => void;
  member: string | null;
  /** Aborts at the end of the session, whether or not the outbox is open by then. */
  closing: AbortController;
}

const registrations = new WeakMap<QueryClient, OutboxRegistration>();

export function registrationOf(client: QueryClient): OutboxRegistration {
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
