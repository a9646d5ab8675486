import type { QueryClient } from '@tanstack/react-query';
import { confirmAction } from '@/lib/overlays/confirm';
import { deleteSpace, leaveSpace } from '@/queries/workspace/mutations/space/space';
import type { CurrentSpace } from '@/queries/workspace/space';
import { spaceMenuText } from '@/messages/workspace/space-menu';

/** Asks, then deletes the space for all its members. */
export async function confirmDeletion(client: QueryClient, space: CurrentSpace): Promise<void> {
  const others = space.members.length - 1;
  const sure = await confirmAction({
    title: spaceMenuText.deleteQuestion(space.name),
    text: others > 0 ? spaceMenuText.deleteForAllExplanation : spaceMenuText.deleteExplanation,
    action: spaceMenuText.deleteSpace,
    danger: true,
  });
  if (sure) await deleteSpace(client, space);
}

/** Asks, then removes the caller from the space. */
export async function confirmLeaving(client: QueryClient, space: CurrentSpace): Promise<void> {
  const sure = await confirmAction({
    title: spaceMenuText.leaveQuestion(space.name),
    text: spaceMenuText.leaveExplanation,
    action: spaceMenuText.leaveSpace,
    danger: true,
  });
  if (sure) await leaveSpace(client, space);
}
