import { mutationOptions } from '@tanstack/react-query';
import { signOutEverywhere } from '@contract/session';
import { callApi } from '@/lib/api/client';
import { ApiError } from '@/lib/api/errors';

/** Ends every sign-in of the member. Refused as ended already, it is done: the answer of an earlier try was lost. */
export const signOutEverywhereOptions = () =>
  mutationOptions({
    mutationFn: async () => {
      await callApi(signOutEverywhere, {}).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.problem.code !== 'signed-out') throw error;
      });
    },
    // Not kept for later: whoever is without a network is told at once.
    networkMode: 'always',
    meta: { failure: 'You are still signed in everywhere' },
  });
