import { useQuery, useQueryClient } from '@tanstack/react-query';
import IconDots from '~icons/tabler/dots';
import IconMute from '~icons/tabler/bell-off';
import IconUnmute from '~icons/tabler/bell';
import { Menu } from '@/components/ui/overlay/Menu';
import { setThreadMuted } from '@/queries/social/mutations/thread-mute';
import { threadMuteOptions } from '@/queries/social/thread/thread-mute';
import { notificationText } from '@/messages/social/notification';

/** For a notification about a post. Listed, so the thread was not muted when the list was read. */
export function NotificationMenu({ postId }: { postId: string }) {
  const client = useQueryClient();
  const { data: muted = false } = useQuery({ ...threadMuteOptions(postId), enabled: false });
  return (
    <Menu
      label={notificationText.moreNotificationActions}
      className="icon-button icon-button-sm"
      trigger={<IconDots />}
      items={[
        {
          label: muted ? notificationText.unmuteThisThread : notificationText.muteThisThread,
          icon: muted ? <IconUnmute /> : <IconMute />,
          onSelect: () => setThreadMuted(client, postId, !muted),
        },
      ]}
    />
  );
}
