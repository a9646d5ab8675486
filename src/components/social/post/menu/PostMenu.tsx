import { useQuery, useQueryClient } from '@tanstack/react-query';
import IconBan from '~icons/tabler/ban';
import IconBellOff from '~icons/tabler/bell-off';
import IconCode from '~icons/tabler/code';
import IconDots from '~icons/tabler/dots';
import IconFolder from '~icons/tabler/folder';
import IconFlag from '~icons/tabler/flag';
import IconLink from '~icons/tabler/link';
import IconInfo from '~icons/tabler/info-circle';
import IconLinkOff from '~icons/tabler/link-off';
import IconLess from '~icons/tabler/mood-minus';
import IconThread from '~icons/tabler/messages';
import IconEdit from '~icons/tabler/pencil';
import IconPin from '~icons/tabler/pin';
import IconTrash from '~icons/tabler/trash';
import IconMute from '~icons/tabler/volume-off';
import IconUser from '~icons/tabler/user';
import type { PickReason } from '@contract/feed/pick-reason';
import type { Post } from '@contract/post/post';
import { Menu, type MenuEntry } from '@/components/ui/overlay/Menu';
import { confirmAction } from '@/lib/overlays/confirm';
import { parseText } from '@/lib/text/parse-text';
import { shortcutHint } from '@/lib/keys/shortcuts';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { meOptions } from '@/queries/social/member/me';
import { deletePost } from '@/queries/social/mutations/post/post-write';
import type { ReducedSubject } from '@/queries/social/mutations/reduction';
import { threadMuteOptions } from '@/queries/social/thread/thread-mute';
import { commonText } from '@/messages/ui/common';
import { postMenuText } from '@/messages/social/post-menu';
import { moveFocusAfterRemoval } from '@/lib/browser/focus-move';
import { copyEmbedCode } from './copy-embed-code';
import { usePostLink } from './use-post-link';

/** Tags of a post that can be shown less. */
const MAX_TAGS = 2;

/** Once the post has left the list. */
function focusNextPost(postId: string): void {
  const post = document.querySelector(`article[data-post="${postId}"]`);
  const next = post?.closest('[data-index]')?.nextElementSibling;
  if (post) moveFocusAfterRemoval(post, () => next?.querySelector<HTMLElement>('article'));
}

interface Props {
  post: Post;
  own: boolean;
  /** Of a pick of For you. */
  reason: PickReason | null;
  startOpen: 'first' | 'last';
}

export function PostMenu({ post, own, reason, startOpen }: Props) {
  const client = useQueryClient();
  const { copy } = usePostLink(post.id);
  const { data: threadMuted = false } = useQuery(threadMuteOptions(post.id));
  const remove = async () => {
    const sure = await confirmAction({
      title: postMenuText.deleteThisPost,
      text: postMenuText.deleteNote(post.counts.replies),
      action: commonText.delete,
      danger: true,
    });
    if (sure) deletePost(client, post);
  };
  const items: MenuEntry[] = [
    {
      label: postMenuText.openThread,
      icon: <IconThread />,
      shortcut: shortcutHint('open'),
      link: { to: '/post/$postId', params: { postId: post.id } },
    },
    {
      label: postMenuText.goTo(post.author.handle),
      icon: <IconUser />,
      link: { to: '/u/$handle', params: { handle: post.author.handle } },
    },
    { label: postMenuText.copyLink, icon: <IconLink />, onSelect: () => void copy() },
  ];
  if (post.audience === 'public' && !post.hidden)
    items.push({
      label: postMenuText.embedPost,
      icon: <IconCode />,
      onSelect: () => void copyEmbedCode(post.id),
    });
  if (reason) {
    const explain = () => setOverlays({ post: { kind: 'reason', postId: post.id, reason } });
    items.push({ label: postMenuText.whyThisPost, icon: <IconInfo />, onSelect: explain });
  }
  if (reason && !own) {
    const less = (subject: ReducedSubject) => () => {
      focusNextPost(post.id);
      void import('@/queries/social/mutations/reduction').then(({ showLess }) =>
        showLess(client, subject, post.id),
      );
    };
    const tags = parseText(post.text).flatMap((part) => (part.kind === 'tag' ? [part.tag] : []));
    items.push(
      {
        label: postMenuText.showLessFrom(post.author.handle),
        icon: <IconLess />,
        onSelect: less({ member: post.author, tag: null }),
      },
      ...[...new Set(tags)].slice(0, MAX_TAGS).map((tag) => ({
        label: postMenuText.showLessOf(tag),
        icon: <IconLess />,
        onSelect: less({ member: null, tag }),
      })),
    );
  }
  const toggleMute = () =>
    void import('@/queries/social/mutations/thread-mute').then(({ setThreadMuted }) =>
      setThreadMuted(client, post.id, !threadMuted),
    );
  items.push({
    label: threadMuted ? postMenuText.unmuteThisThread : postMenuText.muteThisThread,
    icon: <IconBellOff />,
    onSelect: toggleMute,
  });
  if (post.own.bookmarked) {
    const choose = () => setOverlays({ post: { kind: 'folder', postId: post.id } });
    items.push({ label: postMenuText.moveBookmark, icon: <IconFolder />, onSelect: choose });
  }
  if (own && !post.hidden) {
    const { id, replyTo, author } = post;
    const pinned = client.getQueryData(meOptions().queryKey)?.pinned ?? null;
    const pin = () =>
      void import('@/queries/social/mutations/post/post-pin').then(({ setPostPinned }) =>
        setPostPinned(client, { id, handle: author.handle }, pinned !== id, pinned),
      );
    if (!replyTo) {
      const label = pinned === id ? postMenuText.unpinFromProfile : postMenuText.pinToProfile;
      items.push({ label, icon: <IconPin />, onSelect: pin });
    }
    items.push({
      label: commonText.edit,
      icon: <IconEdit />,
      onSelect: () => setOverlays({ post: { kind: 'edit', postId: id } }),
    });
    const { linkCard } = post;
    if (linkCard) {
      const removeCard = () =>
        void import('@/queries/social/mutations/post/link-card').then(({ removeLinkCard }) =>
          removeLinkCard(client, id, linkCard),
        );
      items.push({ label: postMenuText.removeLinkCard, icon: <IconLinkOff />, onSelect: removeCard });
    }
    items.push('separator', {
      label: commonText.delete,
      icon: <IconTrash />,
      danger: true,
      onSelect: () => void remove(),
    });
  } else if (!own) {
    const { author } = post;
    const mute = () =>
      void import('@/queries/social/mutations/member/relationship').then(({ setRelationship }) =>
        setRelationship(client, 'mute', author, true),
      );
    const block = () =>
      void import('@/components/social/relationship/block-member').then(({ blockMember }) =>
        blockMember(client, author),
      );
    const report = () => setOverlays({ report: { kind: 'post', postId: post.id, name: author.name } });
    items.push(
      'separator',
      { label: postMenuText.mute(author.handle), icon: <IconMute />, onSelect: mute },
      { label: postMenuText.block(author.handle), icon: <IconBan />, danger: true, onSelect: block },
      { label: postMenuText.reportThisPost, icon: <IconFlag />, danger: true, onSelect: report },
    );
  }
  return (
    <Menu
      label={postMenuText.moreActions}
      className="icon-button icon-button-sm post-more"
      trigger={<IconDots />}
      items={items}
      startOpen={startOpen}
    />
  );
}
