import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import IconCheck from '~icons/tabler/checks';
import { usePostKeys } from '@/components/social/post/list/use-post-keys';
import { PostCard } from '@/components/social/post/PostCard';
import type { CatchUpDigest } from '@/queries/social/read-catch-up';
import { catchUpText } from '@/messages/social/catch-up';

interface Props {
  digest: CatchUpDigest;
  onEnd: () => void;
}

/** All posts at once, by person; the end is a button. */
export function CatchUpList({ digest: { groups }, onEnd }: Props) {
  const list = useRef<HTMLDivElement>(null);
  usePostKeys({
    move: (by) => {
      const posts = [...(list.current?.querySelectorAll<HTMLElement>('article') ?? [])];
      const at = posts.findIndex((post) => post.contains(document.activeElement));
      posts.at(at < 0 ? 0 : Math.min(posts.length - 1, Math.max(0, at + by)))?.focus();
    },
  });
  return (
    <div ref={list}>
      {groups.map(({ member, postIds, more }) => (
        <section key={member.id} className="card stream mb-4" aria-label={member.name}>
          {postIds.map((postId) => (
            <PostCard key={postId} postId={postId} />
          ))}
          {more > 0 && (
            <p className="py-3 px-4 text-center">
              <Link to="/u/$handle" params={{ handle: member.handle }}>
                {catchUpText.morePostsBy(more, member.name)}
              </Link>
            </p>
          )}
        </section>
      ))}
      <div className="card flex-row flex-wrap align-items-center justify-content-between gap-3 p-5">
        <p className="text-ink-2">{catchUpText.thatWasAll}</p>
        <button type="button" className="btn btn-primary" onClick={onEnd}>
          <IconCheck />
          {catchUpText.imCaughtUp}
        </button>
      </div>
    </div>
  );
}
