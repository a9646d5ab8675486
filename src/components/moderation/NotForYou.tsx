import { Link } from '@tanstack/react-router';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/State';

/** 403 inside the shell: the service would refuse, too. */
export const NotForYou = () => (
  <>
    <PageHeader lead="Error 403, forbidden" />
    <div className="card">
      <EmptyState
        title="This page is for moderators"
        text="You are signed in, but your account has no such role. Ask a moderator if you should have it."
        action={
          <Link to="/" className="btn btn-primary">
            Back to the feed
          </Link>
        }
      />
    </div>
  </>
);
