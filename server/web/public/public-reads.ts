import type { HttpBindings } from '@hono/node-server';
import * as z from 'zod/mini';
import { Member } from '@contract/member/member';
import { Post, PostPage } from '@contract/post/post';
import type { Service } from '../../app';

/** What a visitor may read; `hidden` is also an address that nothing has. */
export type Found<T> = { state: 'found'; value: T } | { state: 'hidden' } | { state: 'unavailable' };

interface PublicReads {
  post: (id: string) => Promise<Found<Post>>;
  member: (handle: string) => Promise<Found<Member>>;
  memberPosts: (handle: string) => Promise<Found<Post[]>>;
  tagPosts: (tag: string) => Promise<Found<Post[]>>;
}

/** A page does not wait longer for the service, in ms. */
const TIMEOUT_MS = 2_000;

/** Reads through the operations for visitors, under the rate limit of the request's address. */
export function createPublicReads(
  { app }: Pick<Service, 'app'>,
  { headers }: Request,
  env: HttpBindings,
): PublicReads {
  const forwarded = headers.get('x-forwarded-for');
  const read = async <S extends z.ZodMiniType>(schema: S, path: string): Promise<Found<z.output<S>>> => {
    const response = await Promise.race([
      app.request(
        `/api/v1/public${path}`,
        forwarded === null ? {} : { headers: { 'x-forwarded-for': forwarded } },
        env,
      ),
      new Promise<null>((resolve) => {
        setTimeout(resolve, TIMEOUT_MS, null).unref();
      }),
    ]);
    if (response?.ok) return { state: 'found', value: z.parse(schema, await response.json()) };
    return { state: response?.status === 404 || response?.status === 400 ? 'hidden' : 'unavailable' };
  };
  const posts = async (path: string): Promise<Found<Post[]>> => {
    const page = await read(PostPage, path);
    return page.state === 'found' ? { state: 'found', value: page.value.items } : page;
  };
  const part = encodeURIComponent;
  return {
    post: (id) => read(Post, `/posts/${part(id)}`),
    member: (handle) => read(Member, `/members/${part(handle.toLowerCase())}`),
    memberPosts: (handle) => posts(`/members/${part(handle.toLowerCase())}/posts`),
    tagPosts: (tag) => posts(`/tags/${part(tag.toLowerCase())}/posts`),
  };
}
