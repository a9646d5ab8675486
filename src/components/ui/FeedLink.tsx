import { Link } from '@tanstack/react-router';

export const FeedLink = () => (
  <Link to="/" className="btn btn-primary">
    Go to the feed
  </Link>
);
