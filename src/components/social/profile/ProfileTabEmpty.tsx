import { Link } from '@tanstack/react-router';
import type { Member } from '@contract/member';
import { EmptyState } from '@/components/ui/status/StatusMessage';

const emptyTexts = {
  posts: ['No posts yet', 'What is written to the square stands here.'],
  replies: ['No replies yet', 'Answers to the posts of others stand here.'],
  media: ['No pictures yet', 'Posts with a picture stand here.'],
  likes: ['No likes yet', 'Posts that were liked stand here.'],
} as const;

interface Props {
  member: Member;
  tab: keyof typeof emptyTexts;
}

/** A tab of a profile with nothing in it: one's own leads to writing, another's to the rest of the square. */
export function ProfileTabEmpty({ member, tab }: Props) {
  const [title, text] = emptyTexts[tab];
  const writes = member.relation.self && (tab === 'posts' || tab === 'media');
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Link to={writes ? '/post' : '/explore'} className="btn btn-outline-secondary">
          {writes ? 'Write a post' : 'Explore the square'}
        </Link>
      }
    />
  );
}
