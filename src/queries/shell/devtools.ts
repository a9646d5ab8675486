import { queryOptions } from '@tanstack/react-query';
import { areDevtoolsAllowed, devtoolsUrl } from '@/lib/devtools/devtools-url';
import { env } from '@/lib/config/env';

/** True in local mode, or where the service allows the developer tools. */
export const devtoolsOptions = () =>
  queryOptions({
    queryKey: ['devtools'],
    queryFn: () => env.local || areDevtoolsAllowed(devtoolsUrl(location.href, true)),
    networkMode: 'always',
    staleTime: Infinity,
  });
