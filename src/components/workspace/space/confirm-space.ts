import type { QueryClient } from '@tanstack/react-query';
import { confirmAction } from '@/lib/overlays/confirm';
import { deleteSpace, leaveSpace } from '@/queries/workspace/mutations/space/space';
import type { CurrentSpace } from '@/queries/workspace/space';

/** Asks, then deletes the space for all its members. */
export async function confirmDeletion(client: QueryClient, space: CurrentSpace): Promise<void> {
  const others = space.members.length - 1;
  const sure = await confirmAction({
    title: `Delete ${space.name}?`,
    text:
      others > 0
        ? 'Its items are deleted for all members. This cannot be undone.'
        : 'Its items are deleted. This cannot be undone.',
    action: 'Delete space',
    danger: true,
  });
  if (sure) await deleteSpace(client, space);
}

/** Asks, then removes the caller from the space. */
export async function confirmLeaving(client: QueryClient, space: CurrentSpace): Promise<void> {
  const sure = await confirmAction({
    title: `Leave ${space.name}?`,
    text: 'Only an owner can add you again.',
    action: 'Leave space',
    danger: true,
  });
  if (sure) await leaveSpace(client, space);
}
