import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { changeHandle, checkHandle, HANDLE_CHANGE_DAYS } from '@contract/account/handle';
import type { Me } from '@contract/member/member';
import { callApi } from '@/lib/api/client';
import { ApiError } from '@/lib/api/errors';
import { FieldError } from '@/lib/api/form-error';
import { formatDateTime } from '@/lib/dates/relative-time';
import { meOptions } from '@/queries/social/member/me';
import { handleText } from '@/messages/account/handle';

/** The service names the day in UTC; a member reads the time of their own zone. */
function readable(error: unknown): unknown {
  const retryAt = error instanceof ApiError ? error.problem.retryAt : undefined;
  if (!retryAt) return error;
  const next = formatDateTime(new Date(retryAt));
  return new FieldError({ handle: handleText.tooEarly(HANDLE_CHANGE_DAYS, next) });
}

async function writeHandle(handle: string): Promise<Me> {
  try {
    return await callApi(changeHandle, { body: { handle } });
  } catch (error) {
    throw readable(error);
  }
}

export const changeHandleOptions = () =>
  mutationOptions({
    mutationFn: writeHandle,
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
