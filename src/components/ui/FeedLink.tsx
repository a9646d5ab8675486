import { Link } from '@tanstack/react-router';

/** The way on from a place where there is nothing for the reader. */
export const FeedLink = () => (
  <Link to="/" className="btn btn-primary">
    Go to the feed
  </Link>
);
