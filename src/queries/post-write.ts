import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { createPost, deletePost, type NewPost, type Post, restorePost } from '@contract/post';
import { call } from '@/lib/api';
import { notify } from '@/lib/toast';
import { offerUndo } from '@/lib/undo';
import { absorbPosts, markGone, patchPost } from './post';
import { addOnTop } from './post-list';
import { addReply } from './thread';

/** Shows a post of one's own wherever it belongs without asking for the lists anew. */
function place(client: QueryClient, post: Post): void {
  absorbPosts(client, [post], Infinity);
  const row = { key: post.id, postId: post.id, repostedBy: null };
  if (post.replyTo) addReply(client, post.replyTo.id, post.id);
  else for (const tab of ['for-you', 'following']) addOnTop(client, ['feed', tab], row);
  addOnTop(client, ['member', post.author.handle, post.replyTo ? 'replies' : 'posts'], row);
}

/** Sends a post, reply or quote. `key` is the idempotency key: the same one for every retry of the same text. */
export const createPostOptions = () =>
  mutationOptions({
    mutationFn: ({ post, key }: { post: NewPost; key: string }) =>
      call(createPost, { body: post }, { idempotencyKey: key }),
    onSuccess: (post, _variables, _result, { client }) => place(client, post),
    networkMode: 'always',
  });

async function restore(client: QueryClient, id: string): Promise<void> {
  const askedAt = performance.now();
  absorbPosts(client, [await call(restorePost, { params: { postId: id } })], askedAt);
}

/** Deletes an own post: gone at once, with Undo for ten minutes; it comes back when the service refuses. */
export async function removePost(client: QueryClient, post: Post): Promise<void> {
  markGone(client, post.id);
  try {
    await call(deletePost, { params: { postId: post.id } });
    offerUndo({ title: 'Post deleted', undo: () => restore(client, post.id) });
  } catch (error) {
    patchPost(client, post.id, (entry) => ({ ...entry, truth: post }));
    notify({
      type: 'error',
      title: 'The post was not deleted',
      ...(error instanceof Error ? { text: error.message } : {}),
    });
  }
}
