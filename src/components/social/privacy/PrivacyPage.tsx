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

export const PrivacyPage = () => (
  <SocialPage left={<SettingsNav />}>
    <PageHeader lead="Who may follow you, and who may read you." />
    <PrivacySettings />
  </SocialPage>
);

function PrivacySettings() {
  const { data: me, error, refetch } = useQuery(meOptions());
  if (error && !me) {
    return (
      <section className="card stream-inset">
        <ErrorState title="The settings did not load" error={error} retry={() => void refetch()} />
      </section>
    );
  }
  if (!me) {
    return (
      <section className="card stream-inset">
        <Skeleton what="settings" rows={4} />
      </section>
    );
  }
  const { approvesFollowers, openToVisitors } = me;
  return (
    <>
      <section className="card notification-settings" aria-labelledby="privacy-followers">
        <h2 id="privacy-followers">Followers</h2>
        <PrivacySwitch
          setting="approvesFollowers"
          label="Approve followers"
          hint="People ask first. Only those you approve read your posts for followers."
          on={approvesFollowers}
        />
        <p className="notification-settings-note">
          Turning this off approves <Link to="/notifications/requests">everyone who is waiting</Link>.
        </p>
      </section>
      <section className="card notification-settings" aria-labelledby="privacy-visitors">
        <h2 id="privacy-visitors">Visitors</h2>
        <PrivacySwitch
          setting="openToVisitors"
          label="Show my posts and profile to people who are not signed in"
          hint={
            approvesFollowers
              ? 'Off while you approve followers.'
              : 'Public posts only. Search engines and other sites may show them.'
          }
          on={openToVisitors && !approvesFollowers}
          disabled={approvesFollowers}
        />
      </section>
    </>
  );
}
