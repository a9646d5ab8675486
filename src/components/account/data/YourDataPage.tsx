import { SettingsNav } from '@/components/social/sidebar/SettingsNav';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { dataText } from '@/messages/account/data';
import { DataExportPanel } from './DataExportPanel';
import { DeleteAccountPanel } from './DeleteAccountPanel';

export const YourDataPage = () => (
  <SocialPage left={<SettingsNav />}>
    <PageHeader lead={dataText.lead} />
    <DataExportPanel />
    <DeleteAccountPanel />
  </SocialPage>
);
