import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { ProfileSkeleton } from '@/components/social/profile/ProfileSkeleton';
import { TabBar } from '@/components/ui/control/TabBar';
import { usePageSubject } from '@/components/ui/hooks/use-page-subject';
import { publicMemberOptions, publicMemberPostsOptions } from '@/queries/social/public';
import { VisitorError } from './VisitorError';
import { VisitorPostList } from './VisitorPostList';
import { VisitorProfileHeader } from './VisitorProfileHeader';

const TABS = [
  ['posts', 'Posts'],
  ['media', 'Media'],
] as const;

interface Props {
  handle: string;
  tab: 'posts' | 'media';
}

export function VisitorProfile({ handle, tab }: Props) {
  const navigate = useNavigate();
  const { data: member, error, isPending, refetch } = useQuery(publicMemberOptions(handle));
  usePageSubject(member ? `${member.name} (@${member.handle})` : undefined);
  if (isPending) return <ProfileSkeleton handle={handle} />;
  if (!member) return error && <VisitorError what="profile" error={error} retry={() => void refetch()} />;
  if (member.handle !== handle) {
    return <Navigate to="/u/$handle" params={{ handle: member.handle }} replace />;
  }
  return (
    <>
      <VisitorProfileHeader member={member} />
      <div className="card stream">
        <TabBar
          label={`${member.name}’s activity`}
          tabs={TABS}
          value={tab}
          controls="profile-panel"
          onChange={(next) =>
            void navigate({
              to: '.',
              search: next === 'posts' ? {} : { tab: next },
              replace: true,
              resetScroll: false,
            })
          }
        />
        <div role="tabpanel" id="profile-panel" aria-label={TABS.find(([value]) => value === tab)?.[1]}>
          <VisitorPostList
            key={tab}
            options={publicMemberPostsOptions(handle, tab)}
            empty={{ title: tab === 'media' ? 'No pictures yet' : 'No public posts yet' }}
          />
        </div>
      </div>
    </>
  );
}
