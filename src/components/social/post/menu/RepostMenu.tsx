import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import IconQuote from '~icons/tabler/quote';
import IconRepost from '~icons/tabler/repeat';
import type { Post } from '@contract/post/post';
import { Menu } from '@/components/ui/overlay/Menu';
import { shortcutHint } from '@/lib/keys/shortcuts';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { meOptions } from '@/queries/social/member/me';
import { usePostInteraction } from '@/queries/social/mutations/post/post-interaction';
import { postMenuText } from '@/messages/social/post-menu';
import { audienceLimit } from '../audience-limit';

interface Props {
  post: Post;
  label: string;
  className: string;
  trigger: ReactNode;
  startOpen: 'first' | 'last';
}

export function RepostMenu({ post, ...button }: Props) {
  const { data: me } = useQuery({ ...meOptions(), select: ({ id }) => id });
  const setInteraction = usePostInteraction();
  const { reposted } = post.own;
  const limit = audienceLimit(post, 'repost', me);
  return (
    <Menu
      {...button}
      align="start"
      {...(limit ? { header: <small>{limit}</small> } : {})}
      items={[
        {
          label: reposted ? postMenuText.undoRepost : postMenuText.repost,
          icon: <IconRepost />,
          shortcut: shortcutHint('repost'),
          disabled: limit !== null,
          onSelect: () => setInteraction(post.id, 'reposted', !reposted),
        },
        {
          label: postMenuText.quote,
          icon: <IconQuote />,
          shortcut: shortcutHint('quote'),
          disabled: audienceLimit(post, 'quote', me) !== null,
          onSelect: () => setOverlays({ post: { kind: 'quote', postId: post.id } }),
        },
      ]}
    />
  );
}
