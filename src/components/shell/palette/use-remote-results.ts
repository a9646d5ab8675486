import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import IconPost from '~icons/tabler/message';
import { useDebouncedValue } from '@/components/ui/hooks/use-debounced-value';
import { useAuth } from '@/lib/auth/use-auth';
import { optimisticPost, readPost } from '@/queries/social/post/post';
import { flattenRows } from '@/queries/social/post/post-list';
import { searchPostsOptions } from '@/queries/social/search';
import { searchMembersOptions } from '@/queries/social/search';
import type { PaletteItem } from './palette-item';

const DEBOUNCE_MS = 250;
const MAX_RESULTS = 4;

/** People and posts from the service; empty when signed out. */
export function useRemoteResults(typed: string): {
  people: PaletteItem[];
  posts: PaletteItem[];
  busy: boolean;
} {
  const { user } = useAuth();
  const client = useQueryClient();
  const text = typed.trim();
  const q = useDebouncedValue(text, DEBOUNCE_MS);
  const isSearchable = (words: string): boolean => user !== null && words.length >= 2 && words.length <= 100;
  const enabled = isSearchable(q);
  const people = useInfiniteQuery({ ...searchMembersOptions(q), enabled });
  const posts = useInfiniteQuery({ ...searchPostsOptions(q), enabled });
  const current = enabled && q === text;
  return {
    busy: isSearchable(text) && (q !== text || people.isFetching || posts.isFetching),
    people: (current ? (people.data?.pages[0]?.items ?? []) : []).slice(0, MAX_RESULTS).map((member) => ({
      key: `person ${member.handle}`,
      label: member.name,
      detail: `@${member.handle}`,
      face: { name: member.name, url: member.avatarUrl },
      link: { to: '/u/$handle', params: { handle: member.handle } },
    })),
    posts: (current ? flattenRows(posts.data) : [])
      .slice(0, MAX_RESULTS)
      .flatMap(({ postId }): PaletteItem[] => {
        const entry = readPost(client, postId);
        const post = entry && optimisticPost(entry);
        if (!post) return [];
        return [
          {
            key: `post ${postId}`,
            label: post.contentWarning ?? post.text,
            detail: post.author.name,
            icon: IconPost,
            link: { to: '/post/$postId', params: { postId } },
          },
        ];
      }),
  };
}
