import type { QueryClient } from '@tanstack/react-query';
import type { MemberCard } from '@contract/member/member';
import { confirmAction } from '@/lib/overlays/confirm';
import { removeFollowerOf } from '@/queries/social/mutations/member/follow-request';
import { commonText } from '@/messages/ui/common';
import { followText } from '@/messages/social/follow';

/** Asks for confirmation: only the follower can follow again. */
export async function removeFollower(
  client: QueryClient,
  { handle, name }: Pick<MemberCard, 'handle' | 'name'>,
): Promise<boolean> {
  const sure = await confirmAction({
    title: followText.removeFollower(name),
    text: followText.removeFollowerNote,
    action: commonText.remove,
    danger: true,
  });
  if (sure) removeFollowerOf(client, handle);
  return sure;
}
