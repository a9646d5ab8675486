import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ConfigurableNotificationKind } from '@contract/notification/notification-kind';
import { SettingsNav } from '@/components/social/sidebar/SettingsNav';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { disableNotificationKinds } from '@/queries/social/mutations/notification';
import { notificationText } from '@/messages/social/notification';
import { BrowserNotificationSwitch } from './BrowserNotificationSwitch';
import { notificationKinds } from './notification-kinds';
import './notification-settings.scss';

const route = getRouteApi('/_shell/_member/notifications_/settings');

export function NotificationSettingsPage() {
  const { data, error, refetch } = useQuery(route.useRouteContext().settings);
  const client = useQueryClient();
  const disabledKinds = data?.quiet ?? [];
  return (
    <SocialPage left={<SettingsNav />}>
      <PageHeader lead={notificationText.settingsLead} />
      <section
        className="card notification-settings mb-4 py-4 px-5"
        aria-labelledby="notification-settings-kinds"
      >
        <h2 className="mb-2" id="notification-settings-kinds">
          {notificationText.notifyMeAbout}
        </h2>
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
                  <label className="form-check form-switch">
                    <span className="row-2">
                      {icon}
                      {label}
                    </span>
                    <input
                      type="checkbox"
                      role="switch"
                      aria-checked={on}
                      className="form-check-input"
                      checked={on}
                      onChange={() =>
                        disableNotificationKinds(
                          client,
                          on ? [...disabledKinds, kind] : disabledKinds.filter((other) => other !== kind),
                        )
                      }
                    />
                  </label>
                </li>
              );
            })}
          </ul>
        )}
        <p className="mt-2 fs-md text-ink-3">{notificationText.alwaysNotified}</p>
      </section>
      <BrowserNotificationSwitch />
    </SocialPage>
  );
}
