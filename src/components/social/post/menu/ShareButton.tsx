import IconShare from '~icons/tabler/share-3';
import { LazyMenu } from '@/components/ui/overlay/LazyMenu';
import { postText } from '@/messages/social/post';

const load = () => import('./ShareMenu').then(({ ShareMenu }) => ShareMenu);
export function ShareButton({ postId }: { postId: string }) {
  const button = { label: postText.share, className: 'post-action' };
  return <LazyMenu {...button} trigger={<IconShare />} load={load} props={{ ...button, postId }} />;
}
