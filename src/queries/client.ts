import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/errors';
import { showToast } from '@/lib/overlays/toast';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Keys to fetch anew once the change has been made. */
      invalidates?: readonly (readonly unknown[])[];
      /** Toast on success. */
      success?: string;
      /** Title of the toast on failure; left out where the page itself shows the failure. */
      failure?: string;
    };
  }
}

/** A refusal will not turn into a yes by asking again; a lost connection or a 5xx may. */
const shouldRetry = (count: number, error: unknown): boolean =>
  count < 2 && !(error instanceof ApiError && error.problem.status < 500 && error.problem.status !== 429);

/** The one place that decides about retries, freshness, toasts and invalidation. */
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
