import { useQueryClient } from '@tanstack/react-query';
import IconDots from '~icons/tabler/dots';
import IconLink from '~icons/tabler/link';
import IconThread from '~icons/tabler/messages';
import IconTrash from '~icons/tabler/trash';
import IconUser from '~icons/tabler/user';
import type { Post } from '@contract/post';
import { Menu, type MenuEntry } from '@/components/ui/Menu';
import { confirm } from '@/lib/confirm';
import { counted } from '@/lib/format';
import { keyHint } from '@/lib/keys';
import { removePost } from '@/queries/post-write';
import { usePostLink } from './use-post-link';

/** What else one can do with a post; the author can delete it. */
export function PostMore({ post, own }: { post: Post; own: boolean }) {
  const client = useQueryClient();
  const { copy } = usePostLink(post.id);
  const remove = async () => {
    const { replies } = post.counts;
    const kept =
      replies > 0 ? `, with its ${counted(replies, 'reply', 'replies')} kept for those who wrote them` : '';
    const sure = await confirm({
      title: 'Delete this post?',
      text: `It leaves every feed${kept}. You can bring it back for ten minutes.`,
      action: 'Delete',
      danger: true,
    });
    if (sure) removePost(client, post);
  };
  const items: MenuEntry[] = [
    {
      label: 'Open the thread',
      icon: <IconThread />,
      shortcut: keyHint('open'),
      link: { to: '/post/$postId', params: { postId: post.id } },
    },
    {
      label: `Go to @${post.author.handle}`,
      icon: <IconUser />,
      link: { to: '/u/$handle', params: { handle: post.author.handle } },
    },
    { label: 'Copy link', icon: <IconLink />, onSelect: () => void copy() },
  ];
  if (own) {
    items.push('separator', {
      label: 'Delete',
      icon: <IconTrash />,
      danger: true,
      onSelect: () => void remove(),
    });
  }
  return (
    <Menu label="More about this post" className="ib ib-sm post-more" trigger={<IconDots />} items={items} />
  );
}
