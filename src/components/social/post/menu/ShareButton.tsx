import IconShare from '~icons/tabler/share-3';
import { LazyMenu } from '@/components/ui/overlay/LazyMenu';

const load = () => import('./ShareMenu').then(({ ShareMenu }) => ShareMenu);
const button = { label: 'Share', className: 'post-action' };

export const ShareButton = ({ postId }: { postId: string }) => (
  <LazyMenu {...button} trigger={<IconShare />} load={load} props={{ ...button, postId }} />
);
