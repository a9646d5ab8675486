import * as z from 'zod/mini';
import { MemberCard, Relationship } from './member';
import { memberReadDefaults, operation } from '../operation';
import { PostPage } from '../post/post';
import { Handle, Id, pageOf, PageQuery } from '../primitives';

/** A member in a list, with what a follow button needs. */
export const Person = z.extend(MemberCard, { approvesFollowers: z.boolean(), relation: Relationship });
export type Person = z.infer<typeof Person>;

const memberPeople = (id: string, what: 'followers' | 'following') =>
  operation({
    ...memberReadDefaults,
    id,
    path: `/members/{handle}/${what}`,
    tag: 'people',
    params: z.strictObject({ handle: Handle }),
    query: PageQuery,
    response: pageOf(Person),
  });

export const listFollowers = memberPeople('listFollowers', 'followers');
export const listFollowing = memberPeople('listFollowing', 'following');

const PostParams = z.strictObject({ postId: Id });

const postPeople = (id: string, what: 'likes' | 'reposts') =>
  operation({
    ...memberReadDefaults,
    id,
    path: `/posts/{postId}/${what}`,
    tag: 'people',
    params: PostParams,
    query: PageQuery,
    response: pageOf(Person),
  });

export const listLikers = postPeople('listLikers', 'likes');
export const listReposters = postPeople('listReposters', 'reposts');

export const listQuotes = operation({
  ...memberReadDefaults,
  id: 'listQuotes',
  path: '/posts/{postId}/quotes',
  tag: 'people',
  params: PostParams,
  query: PageQuery,
  response: PostPage,
});

/** Everyone behind a group of notifications; empty for an id that is not the caller's. */
export const listNotificationActors = operation({
  ...memberReadDefaults,
  id: 'listNotificationActors',
  path: '/notifications/{notificationId}/people',
  tag: 'people',
  params: z.strictObject({ notificationId: Id }),
  query: PageQuery,
  response: pageOf(Person),
});
