import { Link } from '@tanstack/react-router';
import type { Member } from '@contract/member/member';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { profileText } from '@/messages/social/profile';

const emptyTexts = {
  posts: [profileText.noPostsYet, profileText.noPostsHint],
  replies: [profileText.noRepliesYet, profileText.noRepliesHint],
  media: [profileText.noPicturesYet, profileText.noPicturesHint],
  likes: [profileText.noLikesYet, profileText.noLikesHint],
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
          {canWrite ? profileText.writeAPost : profileText.exploreTheSquare}
        </Link>
      }
    />
  );
}
