import { Link } from '@tanstack/react-router';
import { EmptyState } from '@/components/ui/status/StatusMessage';

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
        See trends
      </Link>
    }
  />
);
