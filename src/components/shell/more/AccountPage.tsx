import { lazy, Suspense } from 'react';
import { HandlePanel } from '@/components/account/settings/HandlePanel';
import { SettingsNav } from '@/components/social/sidebar/SettingsNav';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/status/Skeleton';

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
    <PageHeader lead="How you sign in, where, and how others find you" />
    <HandlePanel />
    <Suspense fallback={<Skeleton what="email and password" rows={4} />}>
      <EmailPanel />
      <PasswordPanel />
    </Suspense>
    <Suspense fallback={<Skeleton what="your devices" rows={2} />}>
      <DevicesPanel />
    </Suspense>
  </SocialPage>
);
