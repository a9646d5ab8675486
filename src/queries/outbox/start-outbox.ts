import type { QueryClient } from '@tanstack/react-query';
import type { OutboxEnvironment } from './environment';
import type { OutboxHandlers } from './handler';
import { registrationOf } from './registry';

interface OutboxOptions {
  /** Loads the handlers; they need every feature, so the first screen does without. */
  loadHandlers: () => Promise<OutboxHandlers>;
  /** The browser's own if absent. */
  environment?: OutboxEnvironment;
}

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
