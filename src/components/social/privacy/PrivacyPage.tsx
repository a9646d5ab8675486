import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SettingsNav } from '@/components/social/sidebar/SettingsNav';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { meOptions } from '@/queries/social/member/me';
import { PrivacySwitch } from './PrivacySwitch';
import '@/components/social/notification/notification-settings.scss';
import { privacyText } from '@/messages/social/privacy';

export const PrivacyPage = () => (
  <SocialPage left={<SettingsNav />}>
    <PageHeader lead={privacyText.lead} />
    <PrivacySettings />
  </SocialPage>
);

function PrivacySettings() {
  const { data: me, error, refetch } = useQuery(meOptions());
  if (error && !me) {
    return (
      <section className="card stream-inset">
        <ErrorState title={privacyText.loadFailed} error={error} retry={() => void refetch()} />
      </section>
    );
  }
  if (!me) {
    return (
      <section className="card stream-inset">
        <Skeleton what={privacyText.settings} rows={4} />
      </section>
    );
  }
  const { approvesFollowers, openToVisitors } = me;
  return (
    <>
      <section className="card notification-settings mb-4 py-4 px-5" aria-labelledby="privacy-followers">
        <h2 className="mb-2" id="privacy-followers">
          {privacyText.followers}
        </h2>
        <PrivacySwitch
          setting="approvesFollowers"
          label={privacyText.approveFollowers}
          hint={privacyText.approveFollowersHint}
          on={approvesFollowers}
        />
        <p className="mt-2 fs-md text-ink-3">
          {privacyText.turningOff(
            <Link className="text-decoration-underline" to="/notifications/requests">
              {privacyText.everyoneWhoIsWaiting}
            </Link>,
          )}
        </p>
      </section>
      <section className="card notification-settings mb-4 py-4 px-5" aria-labelledby="privacy-visitors">
        <h2 className="mb-2" id="privacy-visitors">
          {privacyText.visitors}
        </h2>
        <PrivacySwitch
          setting="openToVisitors"
          label={privacyText.openToVisitors}
          hint={approvesFollowers ? privacyText.openToVisitorsOff : privacyText.openToVisitorsHint}
          on={openToVisitors && !approvesFollowers}
          disabled={approvesFollowers}
        />
      </section>
    </>
  );
}
