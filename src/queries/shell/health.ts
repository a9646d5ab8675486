import { queryOptions } from '@tanstack/react-query';
import { env } from '@/lib/config/env';

/** False for an error response or none within five seconds. */
export const healthOptions = () =>
  queryOptions({
    queryKey: ['health'],
    queryFn: async ({ signal }) => {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(5000)]);
      const answer = await fetch(`${env.apiBaseUrl}/health`, { signal: patience, cache: 'no-store' }).catch(
        () => null,
      );
      return answer?.ok ?? false;
    },
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
