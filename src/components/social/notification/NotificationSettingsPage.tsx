import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ConfigurableNotificationKind } from '@contract/notification/notification-kind';
import { SettingsNav } from '@/components/social/sidebar/SettingsNav';
import { SettingsSection } from '@/components/social/sidebar/SettingsSection';
import { SettingsSwitch } from '@/components/social/sidebar/SettingsSwitch';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { disableNotificationKinds } from '@/queries/social/mutations/notification';
import { notificationText } from '@/messages/social/notification';
import { BrowserNotificationSwitch } from './BrowserNotificationSwitch';
import { notificationKinds } from './notification-kinds';

const route = getRouteApi('/_shell/_member/notifications_/settings');

export function NotificationSettingsPage() {
  const { data, error, refetch } = useQuery(route.useRouteContext().settings);
  const client = useQueryClient();
  const disabledKinds = data?.quiet ?? [];
  return (
    <SocialPage left={<SettingsNav />}>
      <PageHeader lead={notificationText.settingsLead} />
      <SettingsSection title={notificationText.notifyMeAbout}>
        {error && !data && (
          <ErrorState
            title={notificationText.settingsLoadFailed}
            error={error}
            retry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton what={notificationText.settings} rows={5} />}
        {data && (
          <ul className="divided">
            {ConfigurableNotificationKind.options.map((kind) => {
              const { icon, label } = notificationKinds[kind];
              const on = !disabledKinds.includes(kind);
              return (
                <li key={kind}>
                  <SettingsSwitch
                    label={
                      <span className="row-2">
                        {icon}
                        {label}
                      </span>
                    }
                    on={on}
                    onChange={() =>
                      disableNotificationKinds(
                        client,
                        on ? [...disabledKinds, kind] : disabledKinds.filter((other) => other !== kind),
                      )
                    }
                  />
                </li>
              );
            })}
          </ul>
        )}
        <p className="mt-2 fs-md text-ink-3">{notificationText.alwaysNotified}</p>
      </SettingsSection>
      <BrowserNotificationSwitch />
    </SocialPage>
  );
}
