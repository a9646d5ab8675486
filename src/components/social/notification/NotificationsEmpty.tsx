import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { NotificationKind } from '@contract/notification/notification-kind';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { notificationSettingsOptions } from '@/queries/social/notification';
import { notificationText } from '@/messages/social/notification';
import { notificationKinds } from './notification-kinds';

export function NotificationsEmpty({ kind }: { kind: NotificationKind | undefined }) {
  const { data } = useQuery({ ...notificationSettingsOptions(), enabled: kind !== undefined });
  if (kind && data?.quiet.some((disabled) => disabled === kind)) {
    return (
      <EmptyState
        title={notificationText.turnedOff(notificationKinds[kind].label)}
        text={notificationText.turnedOffHint}
        action={
          <Link to="/notifications/settings" className="btn btn-primary">
            {notificationText.notificationSettings}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      title={notificationText.noNotificationsYet}
      text={notificationText.noNotificationsYetHint}
      action={
        <Link to="/post" className="btn btn-primary">
          {notificationText.writeAPost}
        </Link>
      }
    />
  );
}
