import type { QueryClient } from '@tanstack/react-query';
import type { MemberCard } from '@contract/member';
import { confirmAction } from '@/lib/overlays/confirm';
import { setRelationship } from '@/queries/social/member/relationship';

/** Asks first: the follows that end do not return with an Undo. */
export async function blockMember(client: QueryClient, person: MemberCard): Promise<void> {
  const sure = await confirmAction({
    title: `Block ${person.name}?`,
    text: 'Neither of you sees the other any more, and you stop following each other. They are not told.',
    action: 'Block',
    danger: true,
  });
  if (sure) setRelationship(client, 'block', person, true);
}
