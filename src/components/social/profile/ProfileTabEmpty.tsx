import { Link } from '@tanstack/react-router';
import type { Member } from '@contract/member/member';
import { EmptyState } from '@/components/ui/status/StatusMessage';

const emptyTexts = {
  posts: ['No posts yet', 'Posts to the square appear here.'],
  replies: ['No replies yet', 'Replies to other posts appear here.'],
  media: ['No pictures yet', 'Posts with pictures appear here.'],
  likes: ['No likes yet', 'Liked posts appear here.'],
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
          {canWrite ? 'Write a post' : 'Explore the square'}
        </Link>
      }
    />
  );
}
