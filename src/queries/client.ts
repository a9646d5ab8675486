import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isTemporaryError } from '@/lib/api/errors';
import { showToast } from '@/lib/overlays/toast';
import { beginStoringUndoable, endStoringUndoable } from '@/lib/overlays/undo';
import type { AnyOutboxHandler } from './outbox/handler';
import type { OutboxItem } from './outbox/store';
import { startReadRecovery } from './read-recovery';
import { beginStoring, endStoring, isSampleKey, refreshSamples } from './sample';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Keys to invalidate once the mutation has settled. */
      invalidates?: readonly (readonly unknown[])[];
      /** Toast on success. */
      success?: string;
      /** Title of the toast on failure; absent where the page itself shows the error. */
      failure?: string;
      /** Set by the outbox. */
      outbox?: { item: OutboxItem; handler: AnyOutboxHandler };
    };
  }
}

/** Longest Retry-After that a query waits for while it is pending, in seconds; recovery waits for longer ones. */
const MAX_PENDING_WAIT_SECONDS = 5;
const MAX_RETRY_DELAY_MS = 30_000;

const retryAfterOf = (error: unknown): number | null => (error instanceof ApiError ? error.retryAfter : null);

/** No retry for refusals (4xx); lost connections, 5xx and 429 may succeed later. */
const shouldRetry = (count: number, error: unknown): boolean =>
  count < 2 && isTemporaryError(error) && (retryAfterOf(error) ?? 0) <= MAX_PENDING_WAIT_SECONDS;

/** Retry-After wins over the exponential delay. In ms. */
const retryDelay = (count: number, error: unknown): number =>
  (retryAfterOf(error) ?? 0) * 1_000 || Math.min(1_000 * 2 ** count, MAX_RETRY_DELAY_MS);

/** The global policy for retries, recovery, stale times, toasts and invalidation. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        const isShown = mutation.options.onMutate !== undefined;
        if (!isShown || !mutation.meta?.invalidates?.some(isSampleKey)) return;
        beginStoring(client, mutation);
        beginStoringUndoable(mutation);
      },
      onSuccess: (_data, _variables, _result, mutation) => {
        if (mutation.meta?.success) showToast({ type: 'success', title: mutation.meta.success });
      },
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta?.failure)
          showToast({ type: 'error', title: mutation.meta.failure, text: error.message });
      },
      onSettled: (_data, error, _variables, _result, mutation) => {
        endStoring(client, mutation);
        endStoringUndoable(mutation, error === null);
        return Promise.all(
          (mutation.meta?.invalidates ?? []).map((queryKey) =>
            isSampleKey(queryKey) ? refreshSamples(client) : client.invalidateQueries({ queryKey }),
          ),
        );
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: shouldRetry,
        retryDelay,
        // A refetch moves what is being read: the event stream brings changes, also those missed while it was closed.
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });
  startReadRecovery(client);
  return client;
}
