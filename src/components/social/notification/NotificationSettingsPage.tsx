import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ConfigurableNotificationKind } from '@contract/notification';
import { FeedSidebar } from '@/components/social/sidebar/FeedSidebar';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { notificationSettingsOptions, disableNotificationKinds } from '@/queries/social/notification';
import { BrowserNotificationSwitch } from './BrowserNotificationSwitch';
import { notificationKinds } from './notification-kinds';
import './notification-settings.scss';

/** Which kinds of notifications one wants, and whether the browser shows them outside of the page. */
export function NotificationSettingsPage() {
  const { data, error, refetch } = useQuery(notificationSettingsOptions());
  const client = useQueryClient();
  const quiet = data?.quiet ?? [];
  return (
    <div className="cols cols-2">
      <div className="c-main">
        <PageHeader lead="What is off is in no list and no count. Turn it on again and it is all there." />
        <section className="card notification-settings" aria-labelledby="notification-settings-kinds">
          <h2 id="notification-settings-kinds">Tell me about</h2>
          {error && !data && (
            <ErrorState title="The settings did not load" error={error} retry={() => void refetch()} />
          )}
          {!data && !error && <Skeleton label="Loading the settings" rows={5} />}
          {data && (
            <ul>
              {ConfigurableNotificationKind.options.map((kind) => {
                const look = notificationKinds.find((one) => one.kind === kind);
                const on = !quiet.includes(kind);
                return (
                  <li key={kind}>
                    <label className="form-check form-switch">
                      <span>
                        {look?.icon}
                        {look?.label}
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
                            on ? [...quiet, kind] : quiet.filter((other) => other !== kind),
                          )
                        }
                      />
                    </label>
                  </li>
                );
              })}
            </ul>
          )}
          <p className="notification-settings-note">
            What moderators decide about your posts is always told.
          </p>
        </section>
        <BrowserNotificationSwitch />
      </div>
      <FeedSidebar />
    </div>
  );
}
