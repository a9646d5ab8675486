import { FeedSidebar } from '@/components/social/sidebar/FeedSidebar';
import { PageHeader } from '@/components/ui/PageHeader';
import { MutedWordForm } from './MutedWordForm';
import { MutedWordList } from './MutedWordList';
import './muted-word.scss';

export const MutedWordsPage = () => (
  <div className="columns columns-2">
    <div className="column-main">
      <PageHeader lead="Hides matching posts from your feeds and notifications, never your own." />
      <MutedWordForm />
      <MutedWordList />
    </div>
    <FeedSidebar />
  </div>
);
