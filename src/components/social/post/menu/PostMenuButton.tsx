import IconDots from '~icons/tabler/dots';
import type { PickReason } from '@contract/feed/pick-reason';
import type { Post } from '@contract/post/post';
import { LazyMenu } from '@/components/ui/overlay/LazyMenu';
import { postText } from '@/messages/social/post';

const load = () => import('./PostMenu').then(({ PostMenu }) => PostMenu);

export const PostMenuButton = (props: { post: Post; own: boolean; reason: PickReason | null }) => (
  <LazyMenu
    label={postText.moreActions}
    className="icon-button icon-button-sm post-more"
    trigger={<IconDots />}
    load={load}
    props={props}
  />
);
