import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { StreamTabs } from '@/components/social/post/list/StreamTabs';
import { ProfileSkeleton } from '@/components/social/profile/ProfileSkeleton';
import { usePageSubject } from '@/components/ui/hooks/use-page-subject';
import { publicMemberOptions, publicMemberPostsOptions } from '@/queries/social/public';
import { profilePageText } from '@/messages/social/profile-page';
import { visitorText } from '@/messages/social/visitor';
import { VisitorError } from './VisitorError';
import { VisitorPostList } from './VisitorPostList';
import { VisitorProfileHeader } from './VisitorProfileHeader';

const TABS = [
  ['posts', visitorText.posts],
  ['media', visitorText.media],
] as const;

interface Props {
  handle: string;
  tab: 'posts' | 'media';
}

export function VisitorProfile({ handle, tab }: Props) {
  const { data: member, error, isPending, refetch } = useQuery(publicMemberOptions(handle));
  usePageSubject(member ? `${member.name} (@${member.handle})` : undefined);
  if (isPending) return <ProfileSkeleton handle={handle} />;
  if (!member) return error && <VisitorError of="profile" error={error} retry={() => void refetch()} />;
  if (member.handle !== handle) {
    return <Navigate to="/u/$handle" params={{ handle: member.handle }} replace />;
  }
  return (
    <>
      <VisitorProfileHeader member={member} />
      <StreamTabs
        label={profilePageText.activityOf(member.name)}
        tabs={TABS}
        value={tab}
        panelId="profile-panel"
      >
        <VisitorPostList
          key={tab}
          options={publicMemberPostsOptions(handle, tab)}
          empty={{ title: tab === 'media' ? visitorText.noPicturesYet : visitorText.noPublicPostsYet }}
        />
      </StreamTabs>
    </>
  );
}
