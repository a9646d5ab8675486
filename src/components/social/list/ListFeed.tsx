import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { NewPostsButton } from '@/components/social/post/list/NewPostsButton';
import { PagedPostList } from '@/components/social/post/list/PagedPostList';
import { useShowNew } from '@/components/social/post/list/use-show-new';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import type { FeedName, feedOptions } from '@/queries/social/feed/feed';
import { useNewPosts } from '@/queries/social/feed/use-new-posts';
import { listText } from '@/messages/social/list';

interface Props {
  name: FeedName;
  options: ReturnType<typeof feedOptions>;
  /** Name of the list. */
  label: string;
}

export function ListFeed({ name, options, label }: Props) {
  const client = useQueryClient();
  const waiting = useNewPosts(name);
  const { busy, showNew } = useShowNew(name);
  return (
    <>
      <div className="new-posts-slot" role="status">
        {waiting.length > 0 && <NewPostsButton waiting={waiting} busy={busy} onShow={() => void showNew()} />}
      </div>
      <PagedPostList
        options={options}
        label={label}
        end={listText.caughtUp}
        showNew={() => void showNew()}
        fillGap={async (key) => (await import('@/queries/social/feed/feed-pages')).fillGap(client, name, key)}
        empty={
          <EmptyState
            title={listText.noPostsYet}
            text={listText.addPeopleHint}
            action={
              <Link to="/explore" search={{ kind: 'people' }} className="btn btn-primary">
                {listText.findPeople}
              </Link>
            }
          />
        }
      />
    </>
  );
}
