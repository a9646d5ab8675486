import { mutationOptions } from '@tanstack/react-query';
import { claimReport, releaseReport } from '@contract/moderation/moderation';
import { callApi } from '@/lib/api/client';
import { moderationKey } from '@/queries/social/moderation/moderation';
import { moderationChangesText } from '@/messages/social/changes/moderation';

/** Not through the outbox: a claim that waits for the network would promise what another moderator may have. */
export const claimOptions = () =>
  mutationOptions({
    mutationFn: ({ reportId, claim }: { reportId: string; claim: boolean }) =>
      callApi(claim ? claimReport : releaseReport, { params: { reportId } }),
    networkMode: 'always',
    // Also after a conflict: another moderator was faster.
    onSettled: (_data, _error, _vars, _result, { client }) =>
      client.invalidateQueries({ queryKey: [...moderationKey, 'list'] }),
    meta: { failure: moderationChangesText.claimFailed },
  });
