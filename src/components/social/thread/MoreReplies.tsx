import { useMutation, useQueryClient } from '@tanstack/react-query';
import IconArrowDown from '~icons/tabler/arrow-down';
import { readMoreReplies } from '@/queries/social/thread/thread-pages';
import type { ThreadSort } from '@/queries/social/thread/thread-ids';
import { threadText } from '@/messages/social/thread';

interface Props {
  postId: string;
  sort: ThreadSort;
}

export function MoreReplies({ postId, sort }: Props) {
  const client = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => readMoreReplies(client, postId, sort),
  });
  return (
    <div className="feed-gap">
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {isPending ? <i className="spinner" aria-hidden="true" /> : <IconArrowDown />}
        {threadText.loadMoreReplies}
      </button>
      {isError && (
        <p className="fs-md text-danger" role="alert">
          {threadText.repliesLoadFailed}
        </p>
      )}
    </div>
  );
}
