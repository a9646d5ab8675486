import { useQuery } from '@tanstack/react-query';
import type { Audience } from '@contract/post/post';
import { postOptions } from '@/queries/social/post/post';

/** Audience of a post; undefined while unknown and without a post. */
export const useAudienceOf = (postId = ''): Audience | undefined =>
  useQuery({ ...postOptions(postId), enabled: postId !== '' }).data?.audience;
