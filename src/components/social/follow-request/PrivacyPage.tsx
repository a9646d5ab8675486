import { SettingsNav } from '@/components/social/sidebar/SettingsNav';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { ApproveFollowersSwitch } from './ApproveFollowersSwitch';
import '@/components/social/notification/notification-settings.scss';

export const PrivacyPage = () => (
  <SocialPage left={<SettingsNav />}>
    <PageHeader lead="Who may follow you." />
    <section className="card notification-settings" aria-labelledby="privacy-followers">
      <h2 id="privacy-followers">Followers</h2>
      <ApproveFollowersSwitch />
    </section>
  </SocialPage>
);
