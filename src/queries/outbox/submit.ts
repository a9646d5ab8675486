import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/errors';
import { showToast } from '@/lib/overlays/toast';
import { commonText } from '@/messages/ui/common';
import { outboxEntryText } from '@/messages/social/outbox-entry';
import type { NewOutboxItem } from './outbox-types';
import { enqueue, outboxOf } from './registry';
import { isHopeless, toOutboxFailure } from './retry';

/** Longest a form waits for the response, in ms; then the outbox continues in the background. */
const RESPONSE_TIMEOUT_MS = 3_000;

interface SubmitOptions {
  /** Title of the toast if the write fails after the form has closed. */
  failure: string;
  onPersisted?: () => Promise<void>;
  /**
   * The service refused at once: the form stores its content before the outbox deletes the write. False leaves the write
   * in the outbox: the form cannot take its content back.
   */
  onRejected?: () => Promise<boolean>;
}

const isClientError = (error: unknown): boolean => error instanceof ApiError && error.problem.status < 500;

/**
 * Sends a form through the outbox. Resolves with the response, or with null when the write waits in the outbox; rejects
 * when the service refuses at once and the form takes its content back.
 */
export async function submit<Response>(
  client: QueryClient,
  item: NewOutboxItem,
  { failure, onPersisted, onRejected }: SubmitOptions,
): Promise<Response | null> {
  const key = item.key ?? crypto.randomUUID();
  const [added] = await enqueue(client, { ...item, key });
  if (!added) return null;
  const persisted = await added.persisted;
  if (persisted) await onPersisted?.();
  const timeout = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), navigator.onLine ? RESPONSE_TIMEOUT_MS : 0);
  });
  const outbox = await outboxOf(client);
  const retry = { label: outboxEntryText.retry, run: () => outbox.retry(key) };
  const continueInBackground = () => {
    added.response.catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : outboxEntryText.somethingWentWrong;
      showToast({
        id: key,
        type: 'error',
        title: failure,
        text: outboxEntryText.changesInOutbox(reason),
        ...(isHopeless(toOutboxFailure(error)) ? {} : { action: retry }),
      });
    });
    return null;
  };
  try {
    return ((await Promise.race([added.response, timeout])) as Response | null) ?? continueInBackground();
  } catch (error) {
    if (!isClientError(error) || (await onRejected?.()) === false) return continueInBackground();
    outbox.discard(key);
    throw error;
  }
}

/** Toast of a form that closes: done, or waiting in the outbox. */
export const notifySubmitted = (response: unknown, done: string): void =>
  response === null
    ? showToast({ type: 'info', title: commonText.sending, text: outboxEntryText.followInOutbox })
    : showToast({ type: 'success', title: done });
