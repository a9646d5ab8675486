import { queryOptions } from '@tanstack/react-query';
import { areDevtoolsAllowed, devtoolsUrl } from '@/lib/devtools/devtools-url';
import { env } from '@/lib/config/env';

/** Whether the tools for testers and developers may be used: in local mode, or where the service says so. */
export const devtoolsOptions = () =>
  queryOptions({
    queryKey: ['devtools'],
    queryFn: () => env.local || areDevtoolsAllowed(devtoolsUrl(location.href, true)),
    staleTime: Infinity,
  });
