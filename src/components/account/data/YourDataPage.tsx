import { SettingsNav } from '@/components/social/sidebar/SettingsNav';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { DataExportPanel } from './DataExportPanel';
import { DeleteAccountPanel } from './DeleteAccountPanel';

export const YourDataPage = () => (
  <SocialPage left={<SettingsNav />}>
    <PageHeader lead="Take a copy of everything Plaza stores about you" />
    <DataExportPanel />
    <DeleteAccountPanel />
  </SocialPage>
);
