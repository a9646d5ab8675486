import type { QueryClient } from '@tanstack/react-query';
import { type FollowedTag, followTag, unfollowTag } from '@contract/feed/tag-follow';
import { callApi } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { updateQuery } from '@/queries/optimistic';
import { defineHandler } from '@/queries/outbox/handler';
import { enqueue } from '@/queries/outbox/registry';
import { followedTagsOptions } from '@/queries/social/tag-follow';
import { tagChangesText } from '@/messages/social/changes/tag';

interface TagFollowVars extends FollowedTag {
  on: boolean;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    tagFollow: { vars: TagFollowVars; response: { tag: string } };
  }
}

const { queryKey } = followedTagsOptions();

function withTag(tags: readonly FollowedTag[], { tag, label, on }: TagFollowVars): FollowedTag[] {
  const others = tags.filter((followed) => followed.tag !== tag);
  return on ? [...others, { tag, label }].toSorted((a, b) => (a.tag < b.tag ? -1 : 1)) : others;
}

const refreshTags = (client: QueryClient): void => void client.invalidateQueries({ queryKey });

export const tagFollowHandler = defineHandler({
  scope: ({ tag }: TagFollowVars) => `tag-follow:${tag}`,
  coalesceKey: ({ tag }) => `tag-follow:${tag}`,
  send: ({ tag, on }, options) => callApi(on ? followTag : unfollowTag, { params: { tag } }, options),
  affectedKeys: () => [queryKey],
  applyOptimistic: (client, vars) =>
    updateQuery(client, followedTagsOptions(), (tags) => withTag(tags, vars)),
  settle: refreshTags,
  rollback: refreshTags,
  label: ({ label, on }) => (on ? tagChangesText.followTag(label) : tagChangesText.stopFollowing(label)),
  failureTitle: ({ label, on }) =>
    on ? tagChangesText.notFollowed(label) : tagChangesText.stillFollowed(label),
});

/** Optimistic, last tap wins, with Undo. */
export function setTagFollowed(client: QueryClient, { tag, label }: FollowedTag, on: boolean): void {
  const set = (followed: boolean) =>
    enqueue(client, { kind: 'tagFollow', vars: { tag, label, on: followed } });
  void set(on);
  offerUndo({
    title: on ? tagChangesText.youFollow(label) : tagChangesText.youNoLongerFollow(label),
    undo: () => set(!on),
  });
}
