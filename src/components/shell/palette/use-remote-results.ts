import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import IconPost from '~icons/tabler/article';
import IconMessage from '~icons/tabler/messages';
import { useDebouncedValue } from '@/components/ui/hooks/use-debounced-value';
import { useAuth } from '@/lib/auth/use-auth';
import { messageSearchOptions } from '@/queries/social/message/message';
import { optimisticPost, readPost } from '@/queries/social/post/post';
import { flattenRows } from '@/queries/social/post/post-list';
import { searchMembersOptions, searchPostsOptions } from '@/queries/social/search';
import type { PaletteItem } from './palette-item';

const DEBOUNCE_MS = 250;
const MAX_RESULTS = 4;

/** People, messages and posts from the service; empty when signed out. */
export function useRemoteResults(typed: string): {
  people: PaletteItem[];
  messages: PaletteItem[];
  posts: PaletteItem[];
  busy: boolean;
  failed: boolean;
  retry: () => void;
} {
  const { user } = useAuth();
  const client = useQueryClient();
  const text = typed.trim();
  const q = useDebouncedValue(text, DEBOUNCE_MS);
  const isSearchable = (words: string): boolean => user !== null && words.length >= 2 && words.length <= 100;
  const enabled = isSearchable(q);
  const people = useInfiniteQuery({ ...searchMembersOptions(q), enabled });
  const posts = useInfiniteQuery({ ...searchPostsOptions(q), enabled });
  const messages = useQuery({ ...messageSearchOptions(q), enabled });
  const results = [people, posts, messages];
  const current = enabled && q === text;
  return {
    busy: isSearchable(text) && (q !== text || results.some(({ isFetching }) => isFetching)),
    failed: current && results.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
    people: (current ? (people.data?.pages[0]?.items ?? []) : []).slice(0, MAX_RESULTS).map((member) => ({
      key: `person ${member.handle}`,
      label: member.name,
      detail: `@${member.handle}`,
      face: { name: member.name, url: member.avatarUrl },
      link: { to: '/u/$handle', params: { handle: member.handle } },
    })),
    messages: (current ? (messages.data ?? []) : [])
      .slice(0, MAX_RESULTS)
      .map(({ id, conversationId, number, author, text: label }) => ({
        key: `message ${id}`,
        label,
        detail: author.name,
        icon: IconMessage,
        link: {
          to: '/apps/chat',
          search: { conversation: conversationId, at: number },
        } satisfies LinkProps,
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
