import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/errors';
import { showToast } from '@/lib/overlays/toast';
import type { AnyOutboxHandler } from './outbox/handler';
import type { OutboxItem } from './outbox/store';

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

/** No retry for refusals (4xx); lost connections, 5xx and 429 may succeed later. */
const shouldRetry = (count: number, error: unknown): boolean =>
  count < 2 && !(error instanceof ApiError && error.problem.status < 500 && error.problem.status !== 429);

/** The global policy for retries, stale times, toasts and invalidation. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation) => {
        if (mutation.meta?.success) showToast({ type: 'success', title: mutation.meta.success });
      },
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta?.failure)
          showToast({ type: 'error', title: mutation.meta.failure, text: error.message });
      },
      onSettled: (_data, _error, _variables, _result, mutation) =>
        Promise.all(
          (mutation.meta?.invalidates ?? []).map((queryKey) => client.invalidateQueries({ queryKey })),
        ),
    }),
    defaultOptions: { queries: { staleTime: 30_000, retry: shouldRetry } },
  });
  return client;
}
