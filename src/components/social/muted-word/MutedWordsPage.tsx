import { FeedSidebar } from '@/components/social/sidebar/FeedSidebar';
import { PageHeader } from '@/components/ui/PageHeader';
import { MutedWordForm } from './MutedWordForm';
import { MutedWordList } from './MutedWordList';
import './muted-word.scss';

/** Words that keep posts out of the own feeds, with a look at what a new one would hide. */
export const MutedWordsPage = () => (
  <div className="cols cols-2">
    <div className="c-main">
      <PageHeader lead="Posts with these words are not in your feeds and notifications. Your own always are." />
      <MutedWordForm />
      <MutedWordList />
    </div>
    <FeedSidebar />
  </div>
);
