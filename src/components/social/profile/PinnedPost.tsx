import IconPin from '~icons/tabler/pin';
import { PostCard } from '@/components/social/post/PostCard';
import { profilePageText } from '@/messages/social/profile-page';

export const PinnedPost = ({ postId }: { postId: string }) => (
  <section className="rule-below" aria-label={profilePageText.pinnedPost}>
    <p className="post-context row-2 fs-sm text-ink-3 pt-3 px-5 pb-0">
      <IconPin className="icon icon-sm" />
      {profilePageText.pinned}
    </p>
    <PostCard postId={postId} />
  </section>
);
