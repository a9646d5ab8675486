import { useEffect, useRef, useState } from 'react';
import IconNext from '~icons/tabler/arrow-right';
import IconPrevious from '~icons/tabler/arrow-left';
import { usePostKeys } from '@/components/social/post/list/use-post-keys';
import { PostCard } from '@/components/social/post/PostCard';
import type { CatchUpDigest } from '@/queries/social/read-catch-up';
import { commonText } from '@/messages/ui/common';
import { catchUpText } from '@/messages/social/catch-up';

interface Props {
  digest: CatchUpDigest;
  /** Called after the last post. */
  onEnd: () => void;
}

/** One post after the other, person by person; j and k move. */
export function CatchUpReader({ digest: { groups }, onEnd }: Props) {
  const postIds = groups.flatMap((group) => group.postIds);
  const [at, setAt] = useState(0);
  const postId = postIds[at] ?? '';
  const isLast = at >= postIds.length - 1;
  const move = (by: 1 | -1) => {
    if (by > 0 && isLast) onEnd();
    else setAt(Math.max(0, at + by));
  };
  usePostKeys({ move });
  return (
    <section className="card stream catch-up-reader" aria-label={catchUpText.missedPosts}>
      <p className="row-3 py-3 px-4 rule-below fs-sm text-ink-3" role="status">
        <progress className="flex-1" value={at + 1} max={postIds.length} aria-hidden="true" />
        {catchUpText.progress(at + 1, postIds.length)}
      </p>
      <FocusedPost key={postId} postId={postId} />
      <div className="row-2 justify-content-between p-4">
        <button
          type="button"
          className="btn btn-outline-secondary"
          disabled={at === 0}
          onClick={() => move(-1)}
        >
          <IconPrevious className="icon flip-in-rtl" />
          {commonText.previous}
        </button>
        <button type="button" className="btn btn-primary" onClick={() => move(1)}>
          {isLast ? catchUpText.finish : commonText.next}
          <IconNext className="icon flip-in-rtl" />
        </button>
      </div>
    </section>
  );
}

/** Has the focus, so that keys such as l act on the post that shows. */
function FocusedPost({ postId }: { postId: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('article')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={box}>
      <PostCard postId={postId} />
    </div>
  );
}
