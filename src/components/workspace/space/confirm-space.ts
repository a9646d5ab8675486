import type { QueryClient } from '@tanstack/react-query';
import { confirmAction } from '@/lib/overlays/confirm';
import { showToast } from '@/lib/overlays/toast';
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
  if (!sure) return;
  await deleteSpace(client, space);
  showToast({ type: 'success', title: spaceMenuText.deletedSpace(space.name) });
}

/** Asks, then removes the caller from the space. */
export async function confirmLeaving(client: QueryClient, space: CurrentSpace): Promise<void> {
  const sure = await confirmAction({
    title: spaceMenuText.leaveQuestion(space.name),
    text: spaceMenuText.leaveExplanation,
    action: spaceMenuText.leaveSpace,
    danger: true,
  });
  if (!sure) return;
  await leaveSpace(client, space);
  showToast({ type: 'success', title: spaceMenuText.leftSpace(space.name) });
}
