import { EmptyState } from '@/components/ui/State';
import { ToFeed } from '@/components/ui/ToFeed';
import { TiesPage } from './TiesPage';

/** People whose posts one does not want in the own feeds. */
export const MutedPeoplePage = () => (
  <TiesPage
    kind="mute"
    lead="Not in your feeds and notifications. They are not told."
    empty={
      <EmptyState
        title="Nobody is muted"
        text="Mute somebody from the menu of a post or on their page."
        action={<ToFeed />}
      />
    }
  />
);
