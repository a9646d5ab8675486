import IconDots from '~icons/tabler/dots';
import type { Post } from '@contract/post';
import { RestingMenu } from '@/components/ui/overlay/LazyMenu';

const load = () => import('./PostMenu').then(({ PostMore }) => PostMore);

/** The three dots of a post. */
export const PostMoreButton = (props: { post: Post; own: boolean }) => (
  <RestingMenu
    label="More about this post"
    className="ib ib-sm post-more"
    trigger={<IconDots />}
    load={load}
    props={props}
  />
);
