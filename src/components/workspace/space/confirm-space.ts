import type { QueryClient } from '@tanstack/react-query';
import { confirmAction } from '@/lib/overlays/confirm';
import { deleteSpace, leaveSpace } from '@/queries/workspace/mutations/space/space';
import type { CurrentSpace } from '@/queries/workspace/space';
import { spaceText } from '@/messages/workspace/space';

/** Asks, then deletes the space for all its members. */
export async function confirmDeletion(client: QueryClient, space: CurrentSpace): Promise<void> {
  const others = space.members.length - 1;
  const sure = await confirmAction({
    title: spaceText.deleteQuestion(space.name),
    text: others > 0 ? spaceText.deleteForAllExplanation : spaceText.deleteExplanation,
    action: spaceText.deleteSpace,
    danger: true,
  });
  if (sure) await deleteSpace(client, space);
}

/** Asks, then removes the caller from the space. */
export async function confirmLeaving(client: QueryClient, space: CurrentSpace): Promise<void> {
  const sure = await confirmAction({
    title: spaceText.leaveQuestion(space.name),
    text: spaceText.leaveExplanation,
    action: spaceText.leaveSpace,
    danger: true,
  });
  if (sure) await leaveSpace(client, space);
}
