import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FollowButton } from '@/components/social/follow/FollowButton';
import { SuggestionReason } from '@/components/social/follow/SuggestionReason';
import { Avatar } from '@/components/ui/Avatar';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import type { suggestionsOptions } from '@/queries/social/member/member';
import { exploreText } from '@/messages/social/explore';

interface Props {
  options: ReturnType<typeof suggestionsOptions>;
  limit: number;
}

/** Suggested members as arches. */
export function PeopleToMeet({ options, limit }: Props) {
  const { data, error, refetch } = useQuery(options);
  return (
    <section className="card feed-sidebar-card" aria-labelledby="people">
      <header className="d-flex align-items-baseline justify-content-between mb-1">
        <h2 id="people">{exploreText.peopleToMeet}</h2>
      </header>
      {error && !data && (
        <ErrorState title={exploreText.suggestionsLoadFailed} error={error} retry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton what={exploreText.peopleNoun} rows={3} faces />}
      {data?.length === 0 && <p className="pb-2 fs-md text-ink-3">{exploreText.noSuggestions}</p>}
      {data && data.length > 0 && (
        <ul className="people-arches tile-grid tile-grid-xs py-2 text-center">
          {data.slice(0, limit).map(({ member, cause, approvesFollowers }) => (
            <li key={member.id} className="d-flex flex-column align-items-center wrap-anywhere">
              <Avatar name={member.name} url={member.avatarUrl} size="lg" silent />
              <Link
                className="mt-2 text-ink fw-semibold wrap-anywhere"
                to="/u/$handle"
                params={{ handle: member.handle }}
              >
                {member.name}
              </Link>
              <small className="mb-auto fs-sm text-ink-3">
                <SuggestionReason cause={cause} />
              </small>
              <FollowButton member={member} approvesFollowers={approvesFollowers} small />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
