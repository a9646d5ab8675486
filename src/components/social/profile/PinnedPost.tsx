import IconPin from '~icons/tabler/pin';
import { PostCard } from '@/components/social/post/PostCard';
import { profilePageText } from '@/messages/social/profile-page';

export const PinnedPost = ({ postId }: { postId: string }) => (
  <section className="pinned-post" aria-label={profilePageText.pinnedPost}>
    <p className="post-context">
      <IconPin className="icon icon-sm" />
      {profilePageText.pinned}
    </p>
    <PostCard postId={postId} />
  </section>
);
