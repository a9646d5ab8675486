import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { NotificationKind } from '@contract/notification/notification-kind';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { notificationSettingsOptions } from '@/queries/social/notification';
import { notificationKinds } from './notification-kinds';

export function NotificationsEmpty({ kind }: { kind: NotificationKind | undefined }) {
  const { data } = useQuery({ ...notificationSettingsOptions(), enabled: kind !== undefined });
  if (kind && data?.quiet.some((disabled) => disabled === kind)) {
    return (
      <EmptyState
        title={`${notificationKinds[kind].label} are turned off`}
        text="Turn them on to see them here, old ones included."
        action={
          <Link to="/notifications/settings" className="btn btn-primary">
            Notification settings
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No notifications yet"
      text="Likes, replies and follows appear here."
      action={
        <Link to="/post" className="btn btn-primary">
          Write a post
        </Link>
      }
    />
  );
}
