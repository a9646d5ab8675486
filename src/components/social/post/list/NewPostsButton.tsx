import { useQueryClient } from '@tanstack/react-query';
import IconArrowUp from '~icons/tabler/arrow-up';
import { Avatar } from '@/components/ui/Avatar';
import type { MemberCard } from '@contract/member/member';
import type { NewFeedPost } from '@/queries/social/feed/feed';
import { readFamily } from '@/queries/optimistic';
import { postFamily } from '@/queries/social/post/post';
import { postDetailsText } from '@/messages/social/post-details';

interface Props {
  waiting: readonly NewFeedPost[];
  busy: boolean;
  onShow: () => void;
}

/** Shows the avatars of authors that are already in the cache. */
export function NewPostsButton({ waiting, busy, onShow }: Props) {
  const client = useQueryClient();
  const ids = new Set(waiting.map(({ authorId }) => authorId));
  const authors = new Map<string, MemberCard>();
  for (const { confirmed } of readFamily(client, postFamily)) {
    const author = confirmed?.author;
    if (author && ids.has(author.id)) authors.set(author.id, author);
  }
  return (
    <button
      type="button"
      className="new-posts btn btn-warning rounded-pill"
      onClick={onShow}
      aria-disabled={busy}
    >
      {authors.size > 0 && (
        <span className="avatar-group">
          {[...authors.values()].slice(0, 3).map((author) => (
            <Avatar key={author.id} name={author.name} url={author.avatarUrl} size="xs" silent />
          ))}
        </span>
      )}
      <span>{postDetailsText.newPosts(waiting.length)}</span>
      {busy ? <i className="spinner" aria-hidden="true" /> : <IconArrowUp />}
    </button>
  );
}
