import type { QueryClient } from '@tanstack/react-query';
import type { MemberCard } from '@contract/member/member';
import { confirmAction } from '@/lib/overlays/confirm';
import { removeFollowerOf } from '@/queries/social/mutations/member/follow-request';

/** Asks for confirmation: only the follower can follow again. */
export async function removeFollower(
  client: QueryClient,
  { handle, name }: Pick<MemberCard, 'handle' | 'name'>,
): Promise<boolean> {
  const sure = await confirmAction({
    title: `Remove ${name}?`,
    text: 'They no longer read your posts for followers. They aren’t told.',
    action: 'Remove',
    danger: true,
  });
  if (sure) removeFollowerOf(client, handle);
  return sure;
}
