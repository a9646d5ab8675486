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
const PasswordPanel = lazy(() =>
  import('@/components/account/settings/PasswordPanel').then(({ PasswordPanel }) => ({
    default: PasswordPanel,
  })),
);

export const AccountPage = () => (
  <SocialPage left={<SettingsNav />}>
    <PageHeader lead="How you sign in and how others find you" />
    <HandlePanel />
    <Suspense fallback={<Skeleton what="email and password" rows={4} />}>
      <EmailPanel />
      <PasswordPanel />
    </Suspense>
  </SocialPage>
);
