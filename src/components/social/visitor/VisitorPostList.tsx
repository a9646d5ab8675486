import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '@/components/ui/status/PagedList';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import type { PublicPosts } from '@/queries/social/public';
import { visitorText } from '@/messages/social/visitor';
import { VisitorPost } from './VisitorPost';

interface Props {
  options: PublicPosts;
  empty: { title: string; text?: string };
}

export function VisitorPostList({ options, empty }: Props) {
  const query = useInfiniteQuery(options);
  return (
    <PagedList
      query={query}
      words={{
        what: visitorText.postsNoun,
        failed: visitorText.postsLoadFailed,
        more: visitorText.morePosts,
      }}
      faces
      empty={<EmptyState {...empty} />}
    >
      {(posts) => (
        <ul>
          {posts.map((post) => (
            <li key={post.id}>
              <VisitorPost post={post} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
