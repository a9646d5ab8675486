import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { endSession, listSessions, signOut, signOutEverywhere } from '@contract/account/session';
import { callApi } from '@/lib/api/client';
import { ApiError } from '@/lib/api/errors';
import { sessionText } from '@/messages/account/session';

/** Signing out does not wait longer for the service, in ms. */
const SIGN_OUT_TIMEOUT_MS = 1500;

export const sessionsOptions = () =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => (await callApi(listSessions, {}, { signal })).items,
    staleTime: 0,
    refetchInterval: 60_000,
  });

export const endSessionOptions = () =>
  mutationOptions({
    mutationFn: (sessionId: string) => callApi(endSession, { params: { sessionId } }),
    networkMode: 'always',
    meta: {
      success: sessionText.signedOutThere,
      failure: sessionText.deviceStillSignedIn,
      invalidates: [sessionsOptions().queryKey],
    },
  });

/** Takes this device off the list of sessions. Never throws: signing out works without the service. */
export const endOwnSession = async (): Promise<void> => {
  await callApi(signOut, {}, { signal: AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS) }).catch(() => undefined);
};

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
    meta: { failure: sessionText.stillSignedInEverywhere },
  });
