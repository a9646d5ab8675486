import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '@/components/ui/status/PagedList';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import type { PublicPosts } from '@/queries/social/public';
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
      words={{ what: 'posts', failed: 'The posts did not load', more: 'More posts' }}
      faces
      empty={<EmptyState {...empty} />}
    >
      {(posts) => (
        <ul className="visitor-posts">
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
