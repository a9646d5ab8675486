import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import IconPost from '~icons/tabler/message';
import { useAuth } from '@/lib/auth/use-auth';
import { type PostEntry, postKey, shownPost } from '@/queries/social/post/post';
import { listedRows } from '@/queries/social/post/post-list';
import { searchPostsOptions } from '@/queries/social/search';
import { searchPeopleOptions } from '@/queries/social/search';
import type { PaletteItem } from './palette-item';

const PAUSE_MS = 250;
const SHOWN = 4;

/** What was typed, once the typing pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** People and posts that the service finds for those who are signed in. */
export function useFound(typed: string): { people: PaletteItem[]; posts: PaletteItem[]; busy: boolean } {
  const { user } = useAuth();
  const client = useQueryClient();
  const text = typed.trim();
  const q = usePaused(text);
  const enabled = user !== null && q.length >= 2 && q.length <= 100;
  const people = useInfiniteQuery({ ...searchPeopleOptions(q), enabled });
  const posts = useInfiniteQuery({ ...searchPostsOptions(q), enabled });
  const current = enabled && q === text;
  return {
    busy: enabled && (q !== text || people.isFetching || posts.isFetching),
    people: (current ? (people.data?.pages[0]?.items ?? []) : []).slice(0, SHOWN).map((member) => ({
      key: `person ${member.handle}`,
      label: member.name,
      beside: `@${member.handle}`,
      face: { name: member.name, url: member.avatarUrl },
      link: { to: '/u/$handle', params: { handle: member.handle } },
    })),
    posts: (current ? listedRows(posts.data) : []).slice(0, SHOWN).flatMap(({ postId }): PaletteItem[] => {
      const entry = client.getQueryData<PostEntry>(postKey(postId));
      const post = entry && shownPost(entry);
      if (!post) return [];
      return [
        {
          key: `post ${postId}`,
          label: post.contentWarning ?? post.text,
          beside: post.author.name,
          icon: IconPost,
          link: { to: '/post/$postId', params: { postId } },
        },
      ];
    }),
  };
}
