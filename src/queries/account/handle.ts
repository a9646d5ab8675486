import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { changeHandle, checkHandle } from '@contract/account/handle';
import { callApi } from '@/lib/api/client';
import { meOptions } from '@/queries/social/member/me';
import { handleText } from '@/messages/account/handle';

export const changeHandleOptions = () =>
  mutationOptions({
    mutationFn: (handle: string) => callApi(changeHandle, { body: { handle } }),
    onSuccess: (me, _handle, _result, { client }) => client.setQueryData(meOptions().queryKey, me),
    networkMode: 'always',
    meta: { success: handleText.changed, invalidates: [['member']] },
  });

/** Null for a handle that is not complete. */
export const handleCheckOptions = (handle: string | null) =>
  queryOptions({
    queryKey: ['handle-check', handle],
    queryFn: handle ? ({ signal }) => callApi(checkHandle, { params: { handle } }, { signal }) : skipToken,
    staleTime: 10_000,
    retry: false,
  });
