import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { NotificationKind } from '@contract/notification';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { notificationSettingsOptions } from '@/queries/social/notification';
import { notificationKinds } from './notification-kinds';

/** Nothing to show: because nothing has happened, or because the reader has switched this kind off. */
export function NotificationsEmpty({ kind }: { kind: NotificationKind | undefined }) {
  const { data } = useQuery({ ...notificationSettingsOptions(), enabled: kind !== undefined });
  const look = notificationKinds.find((one) => one.kind === kind);
  if (look && data?.quiet.some((quiet) => quiet === kind)) {
    return (
      <EmptyState
        title={`${look.label} are switched off`}
        text="Nobody tells you of them. Switch them on again and they are all here."
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
      title="Nothing here yet"
      text="When people like, answer or follow, you read it here."
      action={
        <Link to="/post" className="btn btn-primary">
          Write a post
        </Link>
      }
    />
  );
}
