import { SettingsNav } from '@/components/social/sidebar/SettingsNav';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { MutedWordForm } from './MutedWordForm';
import { MutedWordList } from './MutedWordList';
import { ReductionList } from './ReductionList';
import './muted-word.scss';

export const MutedWordsPage = () => (
  <SocialPage left={<SettingsNav />}>
    <PageHeader lead="Hides matching posts from your feeds and notifications, never your own." />
    <MutedWordForm />
    <MutedWordList />
    <ReductionList />
  </SocialPage>
);
