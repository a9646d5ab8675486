import type { QueryClient } from '@tanstack/react-query';
import type { Post } from '@contract/post/post';
import {
  bookmarkPost,
  likePost,
  repostPost,
  unbookmarkPost,
  unlikePost,
  unrepostPost,
  votePoll,
} from '@contract/post/post-interaction';
import { callApi } from '@/lib/api/client';
import { defineHandler } from '@/queries/outbox/handler';
import { bookmarkFoldersOptions, folderOfPostOptions } from '@/queries/social/bookmark/bookmark-folder';
import { mergePost, patchPost, type PostEntry, readPost } from '@/queries/social/post/post';
import { refreshPost } from '@/queries/social/post/post-updates';
import { postChangesText } from '@/messages/social/changes/post';
import type { InteractionVars, PostInteraction, VoteVars } from './post-interaction';

const interactionOperations = {
  liked: [likePost, unlikePost],
  reposted: [repostPost, unrepostPost],
  bookmarked: [bookmarkPost, unbookmarkPost],
} as const;

const interactionLabels: Record<
  PostInteraction,
  { name: [on: string, off: string]; failed: [on: string, off: string] }
> = {
  liked: {
    name: [postChangesText.like, postChangesText.takeALikeBack],
    failed: [postChangesText.likeNotSaved, postChangesText.likeStillThere],
  },
  reposted: {
    name: [postChangesText.repost, postChangesText.takeARepostBack],
    failed: [postChangesText.repostNotSaved, postChangesText.repostStillThere],
  },
  bookmarked: {
    name: [postChangesText.bookmark, postChangesText.removeABookmark],
    failed: [postChangesText.bookmarkNotSaved, postChangesText.bookmarkStillThere],
  },
};
/** With `again`, an optimistic value that is there already stays: it may be newer. */
function setOptimistic<Name extends keyof PostEntry['optimistic']>(
  client: QueryClient,
  id: string,
  name: Name,
  value: NonNullable<PostEntry['optimistic'][Name]>,
  again: boolean,
): void {
  const current = readPost(client, id)?.optimistic[name];
  if (current === value || (again && current !== undefined)) return;
  patchPost(client, id, (entry) => ({ ...entry, optimistic: { ...entry.optimistic, [name]: value } }));
}

function withoutOptimistic(entry: PostEntry, name: keyof PostEntry['optimistic']): PostEntry {
  const { [name]: _settled, ...optimistic } = entry.optimistic;
  return { ...entry, optimistic };
}

function settleOptimistic(
  client: QueryClient,
  id: string,
  name: keyof PostEntry['optimistic'],
  post: Post,
  newer: boolean,
): void {
  patchPost(client, id, (entry) => {
    const merged = { ...mergePost(entry, post, Infinity), settledAt: performance.now() };
    return newer ? merged : withoutOptimistic(merged, name);
  });
}

function rollbackOptimistic(client: QueryClient, id: string, name: keyof PostEntry['optimistic']): void {
  patchPost(client, id, (entry) => withoutOptimistic(entry, name));
  // The response may have been lost after the service accepted the write.
  void refreshPost(client, id);
}

/** A folder counts its bookmarks, in every tab. */
function refreshFolders(client: QueryClient, { postId, mark }: InteractionVars): void {
  if (mark !== 'bookmarked') return;
  void client.invalidateQueries({ queryKey: bookmarkFoldersOptions().queryKey });
  void client.invalidateQueries({ queryKey: folderOfPostOptions(postId).queryKey });
}

export const interactionHandlers = {
  mark: defineHandler({
    scope: ({ postId }) => `post:${postId}`,
    coalesceKey: ({ postId, mark }: InteractionVars) => `${mark}:${postId}`,
    subject: ({ postId }) => postId,
    send: ({ postId, mark, on }, options) =>
      callApi(interactionOperations[mark][on ? 0 : 1], { params: { postId } }, options),
    applyOptimistic: (client, { postId, mark, on }, again) => setOptimistic(client, postId, mark, on, again),
    settle: (client, vars, post: Post, newer) => {
      settleOptimistic(client, vars.postId, vars.mark, post, newer);
      if (!newer) refreshFolders(client, vars);
    },
    rollback: (client, vars) => {
      rollbackOptimistic(client, vars.postId, vars.mark);
      refreshFolders(client, vars);
    },
    label: ({ mark, on }) => interactionLabels[mark].name[on ? 0 : 1],
    failureTitle: ({ mark, on }) => interactionLabels[mark].failed[on ? 0 : 1],
  }),

  vote: defineHandler({
    scope: ({ postId }) => `post:${postId}`,
    coalesceKey: ({ postId }: VoteVars) => `vote:${postId}`,
    subject: ({ postId }) => postId,
    send: ({ postId, choice }, options) =>
      callApi(votePoll, { params: { postId }, body: { choice } }, options),
    applyOptimistic: (client, { postId, choice }, again) =>
      setOptimistic(client, postId, 'vote', choice, again),
    settle: (client, { postId }, post: Post, newer) => settleOptimistic(client, postId, 'vote', post, newer),
    rollback: (client, { postId }) => rollbackOptimistic(client, postId, 'vote'),
    label: () => postChangesText.vote,
    failureTitle: () => postChangesText.voteNotSaved,
  }),
};
