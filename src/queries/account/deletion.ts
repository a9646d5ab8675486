import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { ApiError } from '@/lib/api/errors';
import { meOptions } from '@/queries/social/member/me';
import { dataText } from '@/messages/account/data';
import { memberGateText } from '@/messages/account/member-gate';

export const accountDeletionOptions = () =>
  queryOptions({
    queryKey: ['account-deletion'],
    queryFn: async ({ signal }) => {
      const { getAccountDeletion } = await import('@contract/account/account-deletion');
      return callApi(getAccountDeletion, {}, { signal });
    },
  });

/** `signed-out` means an earlier attempt succeeded and its response was lost. */
export const requestAccountDeletionOptions = () =>
  mutationOptions({
    mutationFn: async () => {
      const { requestAccountDeletion } = await import('@contract/account/account-deletion');
      await callApi(requestAccountDeletion, {}).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.problem.code !== 'signed-out') throw error;
      });
    },
    networkMode: 'always',
    meta: { failure: dataText.accountNotChanged },
  });

export const cancelAccountDeletionOptions = () =>
  mutationOptions({
    mutationFn: async () => {
      const { cancelAccountDeletion } = await import('@contract/account/account-deletion');
      return callApi(cancelAccountDeletion, {});
    },
    networkMode: 'always',
    meta: {
      failure: memberGateText.notKept,
      success: memberGateText.welcomeBack,
      invalidates: [meOptions().queryKey, ['account-deletion']],
    },
  });
