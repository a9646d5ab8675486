import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import IconQuote from '~icons/tabler/quote';
import IconRepost from '~icons/tabler/repeat';
import type { Post } from '@contract/post';
import { Menu } from '@/components/ui/overlay/Menu';
import { shortcutHint } from '@/lib/keys/shortcuts';
import { usePostInteraction } from '@/queries/social/mutations/post-interaction';

interface Props {
  post: Post;
  label: string;
  className: string;
  trigger: ReactNode;
  startOpen: 'first' | 'last';
}

export function RepostMenu({ post, ...button }: Props) {
  const setInteraction = usePostInteraction();
  const navigate = useNavigate();
  const { reposted } = post.own;
  return (
    <Menu
      {...button}
      align="start"
      items={[
        {
          label: reposted ? 'Undo repost' : 'Repost',
          icon: <IconRepost />,
          shortcut: shortcutHint('repost'),
          disabled: post.audience === 'followers',
          onSelect: () => setInteraction(post.id, 'reposted', !reposted),
        },
        {
          label: 'Quote',
          icon: <IconQuote />,
          shortcut: shortcutHint('quote'),
          onSelect: () => void navigate({ to: '/post', search: { quote: post.id } }),
        },
      ]}
    />
  );
}
