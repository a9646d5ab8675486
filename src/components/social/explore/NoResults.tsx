import { Link } from '@tanstack/react-router';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { exploreText } from '@/messages/social/explore';

interface Props {
  title: string;
  text: string;
}

export const NoResults = ({ title, text }: Props) => (
  <EmptyState
    title={title}
    text={text}
    action={
      <Link to="/explore" activeOptions={{ exact: true }} className="btn btn-outline-secondary">
        {exploreText.seeTrends}
      </Link>
    }
  />
);
