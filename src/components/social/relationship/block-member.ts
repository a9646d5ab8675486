import type { QueryClient } from '@tanstack/react-query';
import type { MemberCard } from '@contract/member/member';
import { confirmAction } from '@/lib/overlays/confirm';
import { setRelationship } from '@/queries/social/mutations/member/relationship';
import { relationshipText } from '@/messages/social/relationship';

/** Asks for confirmation: undoing a block does not restore the follows that it ended. */
export async function blockMember(client: QueryClient, member: MemberCard): Promise<void> {
  const sure = await confirmAction({
    title: relationshipText.blockTitle(member.name),
    text: relationshipText.blockHint,
    action: relationshipText.block,
    danger: true,
  });
  if (sure) setRelationship(client, 'block', member, true);
}
