import { SettingsNav } from '@/components/social/sidebar/SettingsNav';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { mutedWordText } from '@/messages/social/muted-word';
import { MutedWordForm } from './MutedWordForm';
import { MutedWordList } from './MutedWordList';
import { ReductionList } from './ReductionList';

export const MutedWordsPage = () => (
  <SocialPage left={<SettingsNav />}>
    <PageHeader lead={mutedWordText.lead} />
    <MutedWordForm />
    <MutedWordList />
    <ReductionList />
  </SocialPage>
);
