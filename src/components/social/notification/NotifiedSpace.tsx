import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import IconOpen from '~icons/tabler/arrow-right';
import type { Notification } from '@contract/notification/notification';
import type { SpaceRole } from '@contract/space/space';
import { notificationText } from '@/messages/social/notification';

const rights: Record<SpaceRole, string> = {
  owner: notificationText.canManageSpace,
  editor: notificationText.canEditSpace,
  reader: notificationText.canReadSpace,
};

/** What the member may do in the space now, and the way to its board. */
export function NotifiedSpace({ space }: { space: NonNullable<Notification['space']> }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const { showSpace } = await import('@/queries/workspace/mutations/space/show-space');
    if (await showSpace(client, space)) await navigate({ to: '/tasks/kanban' });
    else setBusy(false);
  };
  return (
    <>
      <p className="mt-1 fs-sm text-ink-3">{rights[space.role]}</p>
      <div className="notification-actions d-flex gap-1 mt-2">
        <button
          type="button"
          className={`btn btn-soft-secondary btn-sm${isBusy ? ' is-busy' : ''}`}
          onClick={() => void open()}
        >
          <IconOpen />
          {notificationText.openSpace}
        </button>
      </div>
    </>
  );
}
