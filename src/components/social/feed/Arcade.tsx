import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MemberCard } from '@contract/member/member';
import { useIsLater } from '@/components/ui/hooks/use-progressive-count';
import { Avatar } from '@/components/ui/Avatar';
import { authorVisits, countNewPosts } from '@/lib/storage/author-visits';
import { useStore } from '@/lib/store/use-store';
import { firstName } from '@/lib/text/first-name';
import { suggestionsOptions } from '@/queries/social/member/member';
import { recentAuthorsOptions } from '@/queries/social/recent-author';
import { feedDetailsText } from '@/messages/social/feed-details';
import { ArcadePlaceholder } from './ArcadePlaceholder';

const MAX_DOORWAYS = 12;
const MAX_SHOWN_COUNT = 9;

const shownCount = (count: number): string =>
  count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : String(count);

/** Has the shown count, which people say to press the doorway by voice. */
const newPosts = (count: number): string =>
  count > MAX_SHOWN_COUNT ? feedDetailsText.manyNewPosts(shownCount(count)) : feedDetailsText.newPosts(count);

/** Rendered in the background: the posts come first. */
export const Arcade = () => (useIsLater() ? <Doorways /> : <ArcadePlaceholder />);

/** Followed members who posted lately, with the number of posts since the last visit; otherwise people to meet. */
function Doorways() {
  const { data: authors, isError, isPaused } = useQuery(recentAuthorsOptions());
  const visits = useStore(authorVisits);
  if (!authors) return <MissingDoorways hasFailed={isError || isPaused} />;
  if (authors.length === 0) return <SuggestedDoorways />;
  const doorways = authors
    .map(({ member, postedAt }) => ({ member, count: countNewPosts(visits, member.id, postedAt) }))
    .toSorted((a, b) => Number(b.count > 0) - Number(a.count > 0));
  return (
    <nav aria-label={feedDetailsText.doorways}>
      <ul className="d-flex py-3 px-2 scroll-strip">
        {doorways.map(({ member, count }) => (
          <Doorway key={member.id} member={member} count={count} />
        ))}
      </ul>
    </nav>
  );
}

/** The shell's notice offers Retry. */
const MissingDoorways = ({ hasFailed }: { hasFailed: boolean }) =>
  hasFailed ? (
    <p className="centre p-4 fs-md text-ink-3">{feedDetailsText.doorwaysLoadFailed}</p>
  ) : (
    <ArcadePlaceholder />
  );

function SuggestedDoorways() {
  const { data: suggestions, isError, isPaused } = useQuery(suggestionsOptions());
  if (!suggestions) return <MissingDoorways hasFailed={isError || isPaused} />;
  if (suggestions.length === 0)
    return <p className="centre p-4 fs-md text-ink-3">{feedDetailsText.noDoorways}</p>;
  return (
    <nav aria-label={feedDetailsText.peopleToMeet}>
      <ul className="d-flex py-3 px-2 scroll-strip">
        {suggestions.slice(0, MAX_DOORWAYS).map(({ member }) => (
          <Doorway key={member.id} member={member} count={0} />
        ))}
      </ul>
    </nav>
  );
}

const Doorway = ({ member, count }: { member: MemberCard; count: number }) => (
  <li>
    <Link
      to="/u/$handle"
      params={{ handle: member.handle }}
      className={`doorway d-block fs-xs text-ink-2 text-center text-decoration-none${count > 0 ? ' is-lit' : ''}`}
      title={member.name}
      aria-label={count > 0 ? `${member.name}, ${newPosts(count)}` : member.name}
    >
      <span className="doorway-arch position-relative d-block overflow-hidden mx-auto mb-1 p-half rounded-arch bg-sunken">
        <Avatar name={member.name} url={member.avatarUrl} silent />
        {count > 0 && <b className="count position-absolute bottom-0 end-0">{shownCount(count)}</b>}
      </span>
      <bdi className="d-block text-truncate">{firstName(member.name)}</bdi>
    </Link>
  </li>
);
