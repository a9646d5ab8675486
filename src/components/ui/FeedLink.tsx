import { Link } from '@tanstack/react-router';
import { partText } from '@/messages/ui/part';

export const FeedLink = () => (
  <Link to="/" className="btn btn-primary">
    {partText.goToTheFeed}
  </Link>
);
