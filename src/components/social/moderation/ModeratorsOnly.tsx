import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { FeedLink } from '@/components/ui/FeedLink';

/** A 403 inside the shell; the service enforces the role as well. */
export const ModeratorsOnly = () => (
  <>
    <PageHeader lead="Error 403, forbidden" />
    <div className="card">
      <EmptyState
        title="This page is for moderators"
        text="Your account isn’t a moderator’s. Ask a moderator if you need access."
        action={<FeedLink />}
      />
    </div>
  </>
);
