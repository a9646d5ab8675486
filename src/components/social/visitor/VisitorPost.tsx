import type { Post } from '@contract/post/post';
import { PostArticle, type PostPlace } from '@/components/social/post/PostArticle';
import { postText } from '@/messages/social/post';
import { VisitorPostActions } from './VisitorPostActions';

/** Polls show their results: a vote needs an account. */
export const VisitorPost = ({ post, ...place }: PostPlace & { post: Post }) => (
  <PostArticle
    {...place}
    post={post}
    canVote={false}
    edited={<span className="post-meta post-dot">{postText.edited}</span>}
    actions={<VisitorPostActions post={post} />}
  />
);
