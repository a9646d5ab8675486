import type { QueryClient } from '@tanstack/react-query';
import { browserEnvironment, type OutboxEnvironment } from './environment';
import type { OutboxHandlers } from './handler';
import { openOutbox } from './outbox';
import { registrationOf } from './registry';

interface OutboxOptions {
  handlers: OutboxHandlers;
  /** The browser's own if absent. */
  environment?: OutboxEnvironment;
}

/** Delay before the storage is opened again, in ms. */
const RETRY_DELAY_MS = 5_000;

/** Opens a member's outbox, once; earlier calls of `enqueue` wait for it. */
export async function startOutbox(
  client: QueryClient,
  member: string,
  { handlers, environment }: OutboxOptions,
): Promise<void> {
  const registration = registrationOf(client);
  const { signal } = registration.closing;
  if (registration.member === member) return;
  registration.member = member;
  try {
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
      () => void startOutbox(client, member, { handlers, ...(environment && { environment }) }),
      RETRY_DELAY_MS,
    );
  }
}
