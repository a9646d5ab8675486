import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Media } from '@contract/post/media';
import type { MemberCard } from '@contract/member/member';
import type { Trend } from '@contract/feed/search';
import { cutText } from '@/lib/text/graphemes';
import { readConfirmedPost } from '@/queries/social/post/post';
import { trendPostsOptions } from '@/queries/social/search';

const DAY_MS = 86_400_000;
const MAX_QUOTE_LENGTH = 130;

export interface Topic {
  /** A sentence from the most liked post; empty until the posts are loaded. */
  quote: string;
  pictures: readonly Media[];
  /** Authors of the posts, each once. */
  authors: readonly MemberCard[];
  /** Whether `authors` covers all posts of the last day. */
  isComplete: boolean;
}

/** The text without its tags, cut at a word. */
function shortenQuote(text: string): string {
  const plain = text
    .replaceAll(/#[\p{L}\p{N}_]+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain.length <= MAX_QUOTE_LENGTH) return plain;
  return `${cutText(plain, MAX_QUOTE_LENGTH).replace(/\s+\S*$/u, '')}…`;
}

/**
 * What members who are not muted wrote with a tag during the last day. Posts behind a content warning add neither text
 * nor pictures.
 */
export function useTopic({ tag, posts: total }: Trend): Topic {
  const client = useQueryClient();
  const [now] = useState(() => Date.now());
  const { data } = useInfiniteQuery(trendPostsOptions(tag));
  const posts = (data?.pages ?? [])
    .flatMap(({ rows }) => rows)
    .flatMap(({ postId }) => readConfirmedPost(client, postId) ?? [])
    .filter(({ createdAt }) => now - Date.parse(createdAt) < DAY_MS);
  const open = posts.filter(({ contentWarning, hidden }) => contentWarning === null && hidden === null);
  const liked = open.toSorted((a, b) => b.counts.likes - a.counts.likes)[0];
  return {
    quote: liked ? shortenQuote(liked.text) : '',
    pictures: open.flatMap(({ media }) => media),
    authors: [...new Map(posts.map(({ author }) => [author.id, author])).values()],
    isComplete: posts.length >= total,
  };
}
