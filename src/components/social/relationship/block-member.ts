import type { QueryClient } from '@tanstack/react-query';
import type { MemberCard } from '@contract/member/member';
import { confirmAction } from '@/lib/overlays/confirm';
import { setRelationship } from '@/queries/social/mutations/member/relationship';
import { blockMemberText } from '@/messages/social/block-member';

/** Asks for confirmation: undoing a block does not restore the follows that it ended. */
export async function blockMember(client: QueryClient, member: MemberCard): Promise<void> {
  const sure = await confirmAction({
    title: blockMemberText.blockTitle(member.name),
    text: blockMemberText.blockHint,
    action: blockMemberText.block,
    danger: true,
  });
  if (sure) setRelationship(client, 'block', member, true);
}
