import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { FeedLink } from '@/components/ui/FeedLink';
import { moderationText } from '@/messages/social/moderation';

/** A 403 inside the shell; the service enforces the role as well. */
export const ModeratorsOnly = () => (
  <>
    <PageHeader lead={moderationText.forbidden} />
    <div className="card">
      <EmptyState
        title={moderationText.moderatorsOnly}
        text={moderationText.moderatorsOnlyHint}
        action={<FeedLink />}
      />
    </div>
  </>
);
