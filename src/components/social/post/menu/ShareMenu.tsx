import IconLink from '~icons/tabler/link';
import IconShare from '~icons/tabler/share-3';
import IconUpload from '~icons/tabler/upload';
import { Menu } from '@/components/ui/overlay/Menu';
import { postMenuText } from '@/messages/social/post-menu';
import { usePostLink } from './use-post-link';

interface Props {
  postId: string;
  label: string;
  className: string;
  startOpen: 'first' | 'last';
}

export function ShareMenu({ postId, ...button }: Props) {
  const { copy, share, canShare } = usePostLink(postId);
  return (
    <Menu
      {...button}
      trigger={<IconShare />}
      items={[
        { label: postMenuText.copyLink, icon: <IconLink />, onSelect: () => void copy() },
        ...(canShare
          ? [{ label: postMenuText.shareWith, icon: <IconUpload />, onSelect: () => void share() }]
          : []),
      ]}
    />
  );
}
