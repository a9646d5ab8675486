import { lazy, Suspense } from 'react';
import { HandlePanel } from '@/components/account/settings/HandlePanel';
import { SettingsNav } from '@/components/social/sidebar/SettingsNav';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { moreText } from '@/messages/shell/more';

// The form kit is the largest part of the page.
const EmailPanel = lazy(() =>
  import('@/components/account/settings/EmailPanel').then(({ EmailPanel }) => ({ default: EmailPanel })),
);
const DevicesPanel = lazy(() =>
  import('@/components/account/settings/DevicesPanel').then(({ DevicesPanel }) => ({
    default: DevicesPanel,
  })),
);
const PasswordPanel = lazy(() =>
  import('@/components/account/settings/PasswordPanel').then(({ PasswordPanel }) => ({
    default: PasswordPanel,
  })),
);

export const AccountPage = () => (
  <SocialPage left={<SettingsNav />}>
    <PageHeader lead={moreText.accountLead} />
    <HandlePanel />
    <Suspense fallback={<Skeleton what={moreText.emailAndPassword} rows={4} />}>
      <EmailPanel />
      <PasswordPanel />
    </Suspense>
    <Suspense fallback={<Skeleton what={moreText.yourDevices} rows={2} />}>
      <DevicesPanel />
    </Suspense>
  </SocialPage>
);
