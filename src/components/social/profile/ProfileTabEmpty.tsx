import { Link } from '@tanstack/react-router';
import type { Member } from '@contract/member/member';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { profilePageText } from '@/messages/social/profile-page';

const emptyTexts = {
  posts: [profilePageText.noPostsYet, profilePageText.noPostsHint],
  replies: [profilePageText.noRepliesYet, profilePageText.noRepliesHint],
  media: [profilePageText.noPicturesYet, profilePageText.noPicturesHint],
  likes: [profilePageText.noLikesYet, profilePageText.noLikesHint],
} as const;

interface Props {
  member: Member;
  tab: keyof typeof emptyTexts;
}

export function ProfileTabEmpty({ member, tab }: Props) {
  const [title, text] = emptyTexts[tab];
  const canWrite = member.relation.self && (tab === 'posts' || tab === 'media');
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Link to={canWrite ? '/post' : '/explore'} className="btn btn-outline-secondary">
          {canWrite ? profilePageText.writeAPost : profilePageText.exploreTheSquare}
        </Link>
      }
    />
  );
}
