import IconPin from '~icons/tabler/pin';
import { PostCard } from '@/components/social/post/PostCard';
import { profileText } from '@/messages/social/profile';

export const PinnedPost = ({ postId }: { postId: string }) => (
  <section className="pinned-post" aria-label={profileText.pinnedPost}>
    <p className="post-context">
      <IconPin className="icon icon-sm" />
      {profileText.pinned}
    </p>
    <PostCard postId={postId} />
  </section>
);
