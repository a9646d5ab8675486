import { Link } from '@tanstack/react-router';
import { EmptyState } from '@/components/ui/State';

/** An address the app does not know. */
export const NotFound = () => (
  <EmptyState
    title="There is nothing at this address"
    text="It may have moved, or the link was mistyped."
    action={
      <Link to="/" className="btn btn-primary">
        Go to the feed
      </Link>
    }
  />
);
