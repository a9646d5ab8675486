import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Suggestion, SuggestionCause } from '@contract/member/profile';
import { followText } from '@/messages/social/follow';

const describers: Readonly<Record<SuggestionCause['kind'], (cause: SuggestionCause) => ReactNode>> = {
  'follows-you': () => followText.followsYou,
  'writes-about': ({ tag }) => tag !== null && followText.writesAbout(<TagLink tag={tag} />),
  'followed-by': ({ friend, others }) => friend && followText.followedBy(friend.name, others),
  new: () => followText.newHere,
  popular: () => followText.followedByMany,
};

const TagLink = ({ tag }: { tag: string }) => (
  <Link className="text-inherit" to="/explore" search={{ q: `#${tag.toLowerCase()}` }}>
    <bdi>#{tag}</bdi>
  </Link>
);

/** Why a member is suggested; a tag leads to its posts. */
export const SuggestionReason = ({ cause }: Pick<Suggestion, 'cause'>) => describers[cause.kind](cause);
