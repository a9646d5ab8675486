import { SettingsNav } from '@/components/social/sidebar/SettingsNav';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmailPanel } from '@/components/account/settings/EmailPanel';
import { PasswordPanel } from '@/components/account/settings/PasswordPanel';
import { HandlePanel } from '@/components/account/settings/HandlePanel';

export const AccountPage = () => (
  <SocialPage left={<SettingsNav />}>
    <PageHeader lead="How you sign in and how others find you" />
    <HandlePanel />
    <EmailPanel />
    <PasswordPanel />
  </SocialPage>
);
