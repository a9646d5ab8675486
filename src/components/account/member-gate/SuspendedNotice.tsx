import { Link } from '@tanstack/react-router';
import { EmptyState } from '@/components/ui/status/StatusMessage';

export const SuspendedNotice = () => (
  <div className="card">
    <h1 className="visually-hidden" tabIndex={-1}>
      Account suspended
    </h1>
    <EmptyState
      title="Your account is suspended"
      text="Moderators suspended it. Your posts are hidden, and you can’t read or post. Think it’s a mistake? Contact us."
      action={
        <div className="d-flex flex-wrap justify-content-center gap-2">
          <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
            Try again
          </button>
          <Link to="/support" className="btn btn-outline-secondary">
            Support
          </Link>
          <Link to="/auth/logout" className="btn btn-quiet">
            Sign out
          </Link>
        </div>
      }
    />
  </div>
);
