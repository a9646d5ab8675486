import { Link } from '@tanstack/react-router';
import { EmptyState } from '@/components/ui/status/StatusMessage';

interface Props {
  title: string;
  /** What to try instead. */
  text: string;
}

/** A search without an answer, and the way back to what the square talks about. */
export const NoResults = ({ title, text }: Props) => (
  <EmptyState
    title={title}
    text={text}
    action={
      <Link to="/explore" activeOptions={{ exact: true }} className="btn btn-outline-secondary">
        See the trends
      </Link>
    }
  />
);
