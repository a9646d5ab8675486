import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Post } from '@contract/post';
import { editPost, listVersions } from '@contract/post-edit';
import { call } from '@/lib/api/client';
import type { Draft } from '@/lib/storage/draft';
import { enqueue } from '@/queries/outbox/registry';
import { kind } from '@/queries/outbox/handler';
import { absorbPosts, patchPost, postKey, type PostEntry, refreshPost } from './post';

/** What an own post is to say from now on. */
export interface EditVars {
  postId: string;
  text: string;
  contentWarning: string | null;
  /** Descriptions of its pictures. */
  media: { id: string; alt: string }[];
  /** What it came from: it can be changed when it does not get through. */
  draft?: { name: string; value: Draft };
}

const versionsKey = (postId: string) => ['versions', postId] as const;

/** What a post says and said, the latest first. */
export const versionsOptions = (postId: string) =>
  queryOptions({
    queryKey: versionsKey(postId),
    queryFn: async ({ signal }) => (await call(listVersions, { params: { postId } }, { signal })).items,
    staleTime: 0,
  });

function reworded(post: Post, { text, contentWarning, media }: EditVars): Post {
  const alts = new Map(media.map(({ id, alt }) => [id, alt]));
  return {
    ...post,
    text,
    contentWarning,
    media: post.media.map((one) => ({ ...one, alt: alts.get(one.id) ?? one.alt })),
  };
}

const says = (post: Post, { text, contentWarning, media }: EditVars): boolean =>
  post.text === text &&
  post.contentWarning === contentWarning &&
  media.every(({ id, alt }) => post.media.every((one) => one.id !== id || one.alt === alt));

/** Changing the words of an own post, for the outbox. */
export const editKind = kind({
  scope: ({ postId }) => `post:${postId}`,
  slot: ({ postId }: EditVars) => `edit:${postId}`,
  about: ({ postId }) => postId,
  send: ({ postId, draft: _draft, ...body }, options) =>
    call(editPost, { params: { postId }, body }, options),
  show: (client, vars) => {
    const truth = client.getQueryData<PostEntry>(postKey(vars.postId))?.truth;
    if (truth && !says(truth, vars)) {
      patchPost(client, vars.postId, (entry) => ({ ...entry, truth: reworded(truth, vars) }));
    }
  },
  settle: (client, { postId }, answer: Post, newer) => {
    if (newer) return;
    absorbPosts(client, [answer], Infinity);
    void client.invalidateQueries({ queryKey: versionsKey(postId) });
  },
  withdraw: (client, { postId }) => void refreshPost(client, postId),
  name: () => 'Change a post',
  text: ({ text }) => text,
  failed: () => 'The post was not changed',
});

/** Changes an own post: shown at once, on disk when this resolves. */
export async function changePost(client: QueryClient, vars: EditVars): Promise<void> {
  const [added] = await enqueue(client, { kind: 'edit', vars });
  added?.answered.catch(() => undefined);
  await added?.kept;
}
