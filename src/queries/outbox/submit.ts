import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/errors';
import { showToast } from '@/lib/overlays/toast';
import { enqueue, outboxOf } from './registry';
import type { NewOutboxItem } from './environment';

/** Milliseconds a form waits for the answer; after that the write goes on by itself. */
const RESPONSE_TIMEOUT_MS = 3_000;

interface SubmitOptions {
  /** Title of the toast where it is refused after the form has let go of it. */
  failure: string;
  /** It is on disk, and the form need not keep it any more. */
  onPersisted?: () => Promise<void>;
  /** Refused at once: it is about to leave the outbox, and its words belong to the form again. */
  onRejected?: () => Promise<void>;
}

/** The service said no, and would say so again. */
const isClientError = (error: unknown): boolean => error instanceof ApiError && error.problem.status < 500;

/**
 * Sends what a form holds through the outbox. Resolves with the answer, or with null when it waits in the outbox;
 * rejects when the service refused it at once, and nothing waits then.
 */
export async function submit<Answer>(
  client: QueryClient,
  item: NewOutboxItem,
  { failure, onPersisted: onKept, onRejected: onRefused }: SubmitOptions,
): Promise<Answer | null> {
  const key = item.key ?? crypto.randomUUID();
  const [added] = await enqueue(client, { ...item, key });
  if (!added) return null;
  const kept = await added.persisted;
  if (kept) await onKept?.();
  const patience = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), navigator.onLine ? RESPONSE_TIMEOUT_MS : 0);
  });
  const outbox = await outboxOf(client);
  const goesOn = () => {
    added.response.catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'Something unexpected happened.';
      showToast({
        id: key,
        type: 'error',
        title: failure,
        text: `${reason} It waits in the outbox.`,
        action: { label: 'Retry', run: () => outbox.retry(key) },
      });
    });
    return null;
  };
  try {
    return ((await Promise.race([added.response, patience])) as Answer | null) ?? goesOn();
  } catch (error) {
    if (!isClientError(error)) return goesOn();
    if (kept) await onRefused?.();
    outbox.discard(key);
    throw error;
  }
}

/** What a form says when it closes: it is done, or it waits. */
export const notifySubmitted = (answer: unknown, done: string): void =>
  answer === null
    ? showToast({ type: 'info', title: 'On its way', text: 'Until it is sent it stands in the outbox.' })
    : showToast({ type: 'success', title: done });
