import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { FeedLink } from '@/components/ui/FeedLink';

/** 403 inside the shell: the service would refuse, too. */
export const ModeratorsOnly = () => (
  <>
    <PageHeader lead="Error 403, forbidden" />
    <div className="card">
      <EmptyState
        title="This page is for moderators"
        text="You are signed in, but your account has no such role. Ask a moderator if you should have it."
        action={<FeedLink />}
      />
    </div>
  </>
);
