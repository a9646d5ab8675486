import { Link } from '@tanstack/react-router';
import type { Suggestion } from '@contract/member/profile';

/** Why a member is suggested; a tag leads to its posts. */
export const SuggestionReason = ({ cause, reason }: Pick<Suggestion, 'cause' | 'reason'>) => (
  <small>
    {cause.tag !== null ? (
      <>
        Writes about{' '}
        <Link to="/explore" search={{ q: `#${cause.tag.toLowerCase()}` }}>
          <bdi>#{cause.tag}</bdi>
        </Link>
      </>
    ) : (
      reason
    )}
  </small>
);
