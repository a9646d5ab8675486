import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FollowButton } from '@/components/social/follow/FollowButton';
import { SuggestionReason } from '@/components/social/follow/SuggestionReason';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { Avatar } from '@/components/ui/Avatar';
import { Skeleton } from '@/components/ui/status/Skeleton';
import type { suggestionsOptions } from '@/queries/social/member/member';
import { sidebarText } from '@/messages/social/sidebar';

interface Props {
  options: ReturnType<typeof suggestionsOptions>;
  limit: number;
}

export function SuggestedPeople({ options, limit }: Props) {
  const { data, error, refetch } = useQuery(options);
  if (error)
    return (
      <ErrorState title={sidebarText.suggestionsLoadFailed} error={error} retry={() => void refetch()} />
    );
  if (!data) return <Skeleton what={sidebarText.people} rows={3} faces />;
  if (data.length === 0) return <p className="pb-2 fs-md text-ink-3">{sidebarText.noSuggestions}</p>;
  return (
    <ul className="people-list">
      {data.slice(0, limit).map(({ member, cause, approvesFollowers }) => (
        <li key={member.id}>
          <Avatar name={member.name} url={member.avatarUrl} silent />
          <div>
            <Link className="text-ink fw-semibold" to="/u/$handle" params={{ handle: member.handle }}>
              {member.name}
            </Link>
            <small>
              <SuggestionReason cause={cause} />
            </small>
          </div>
          <FollowButton member={member} approvesFollowers={approvesFollowers} small />
        </li>
      ))}
    </ul>
  );
}
