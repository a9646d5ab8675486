import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SettingsNav } from '@/components/social/sidebar/SettingsNav';
import { SettingsSection } from '@/components/social/sidebar/SettingsSection';
import { SettingsSwitch } from '@/components/social/sidebar/SettingsSwitch';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { meOptions } from '@/queries/social/member/me';
import { setPrivacy } from '@/queries/social/mutations/member/privacy';
import { privacyText } from '@/messages/social/privacy';

export const PrivacyPage = () => (
  <SocialPage left={<SettingsNav />}>
    <PageHeader lead={privacyText.lead} />
    <PrivacySettings />
  </SocialPage>
);

function PrivacySettings() {
  const client = useQueryClient();
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
      <SettingsSection title={privacyText.followers}>
        <SettingsSwitch
          label={privacyText.approveFollowers}
          hint={privacyText.approveFollowersHint}
          on={approvesFollowers}
          onChange={() => setPrivacy(client, 'approvesFollowers', !approvesFollowers)}
        />
        <p className="mt-2 fs-md text-ink-3">
          {privacyText.turningOff(
            <Link className="text-decoration-underline" to="/notifications/requests">
              {privacyText.everyoneWhoIsWaiting}
            </Link>,
          )}
        </p>
      </SettingsSection>
      <SettingsSection title={privacyText.visitors}>
        <SettingsSwitch
          label={privacyText.openToVisitors}
          hint={approvesFollowers ? privacyText.openToVisitorsOff : privacyText.openToVisitorsHint}
          on={openToVisitors && !approvesFollowers}
          disabled={approvesFollowers}
          onChange={() => setPrivacy(client, 'openToVisitors', !openToVisitors)}
        />
      </SettingsSection>
    </>
  );
}
