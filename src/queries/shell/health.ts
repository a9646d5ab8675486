import { queryOptions } from '@tanstack/react-query';
import { env } from '@/lib/config/env';

/** Whether the service answers: true, or false for a refusal, silence or an answer that takes over five seconds. */
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
