import IconPin from '~icons/tabler/pin';
import { PostCard } from '@/components/social/post/PostCard';

export const PinnedPost = ({ postId }: { postId: string }) => (
  <section className="pinned-post" aria-label="Pinned post">
    <p className="post-context">
      <IconPin className="icon icon-sm" />
      Pinned
    </p>
    <PostCard postId={postId} />
  </section>
);
