import { mutationOptions } from '@tanstack/react-query';
import { signOutEverywhere } from '@contract/session';
import { callApi } from '@/lib/api/client';
import { ApiError } from '@/lib/api/errors';

/** `signed-out` means an earlier attempt succeeded and its response was lost. */
export const signOutEverywhereOptions = () =>
  mutationOptions({
    mutationFn: async () => {
      await callApi(signOutEverywhere, {}).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.problem.code !== 'signed-out') throw error;
      });
    },
    // Fails at once without a network instead of waiting.
    networkMode: 'always',
    meta: { failure: 'You are still signed in everywhere' },
  });
