import { mutationOptions } from '@tanstack/react-query';
import { changeHandle } from '@contract/handle';
import { callApi } from '@/lib/api/client';
import { meOptions } from '@/queries/social/member/me';

export const changeHandleOptions = () =>
  mutationOptions({
    mutationFn: (handle: string) => callApi(changeHandle, { body: { handle } }),
    onSuccess: (me, _handle, _result, { client }) => client.setQueryData(meOptions().queryKey, me),
    networkMode: 'always',
    meta: { success: 'Handle changed', invalidates: [['member']] },
  });
