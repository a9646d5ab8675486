import type { QueryClient } from '@tanstack/react-query';
import {
  type BookmarkFolder,
  deleteBookmarkFolder,
  moveBookmark as moveBookmarkOperation,
  putBookmarkFolder,
} from '@contract/post/bookmark-folder';
import type { Post } from '@contract/post/post';
import { callApi } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { updateQuery } from '@/queries/optimistic';
import { defineHandler } from '@/queries/outbox/handler';
import { enqueue } from '@/queries/outbox/registry';
import { bookmarksOptions } from '@/queries/social/bookmark/bookmark';
import { bookmarkFoldersOptions, folderOfPostOptions } from '@/queries/social/bookmark/bookmark-folder';
import { cachePosts, patchPost } from '@/queries/social/post/post';
import { bookmarkChangesText } from '@/messages/social/changes/bookmark';
import { withNamed } from './named';

interface FolderVars {
  id: string;
  name: string;
  /** False deletes the folder. */
  on: boolean;
}

interface MoveVars {
  postId: string;
  folderId: string | null;
  /** The folder before the move, for the lists of both. */
  from: string | null;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    folder: { vars: FolderVars; response: BookmarkFolder | { id: string } };
    bookmarkFolder: { vars: MoveVars; response: Post };
  }
}

const foldersKey = bookmarkFoldersOptions().queryKey;

const refreshFolders = (client: QueryClient): void => void client.invalidateQueries({ queryKey: foldersKey });

function refreshMove(client: QueryClient, { postId, folderId, from }: MoveVars): void {
  refreshFolders(client);
  void client.invalidateQueries({ queryKey: folderOfPostOptions(postId).queryKey });
  for (const folder of [folderId, from])
    if (folder !== null) void client.invalidateQueries({ queryKey: bookmarksOptions(folder).queryKey });
}

export const bookmarkFolderHandlers = {
  folder: defineHandler({
    // A folder is created before a bookmark moves into the folder.
    scope: () => 'bookmark-folders',
    coalesceKey: ({ id }: FolderVars) => `folder:${id}`,
    send: ({ id, name, on }, options): Promise<BookmarkFolder | { id: string }> => {
      const params = { folderId: id };
      return on
        ? callApi(putBookmarkFolder, { params, body: { name } }, options)
        : callApi(deleteBookmarkFolder, { params }, options);
    },
    affectedKeys: () => [foldersKey],
    applyOptimistic: (client, vars) =>
      updateQuery(client, bookmarkFoldersOptions(), (folders) => withNamed(folders, vars)),
    settle: refreshFolders,
    rollback: refreshFolders,
    label: ({ on }) =>
      on ? bookmarkChangesText.saveABookmarkFolder : bookmarkChangesText.deleteABookmarkFolder,
    text: ({ name }) => name,
    failureTitle: ({ on }) =>
      on ? bookmarkChangesText.folderNotSaved : bookmarkChangesText.folderNotDeleted,
  }),

  bookmarkFolder: defineHandler({
    scope: () => 'bookmark-folders',
    coalesceKey: ({ postId }: MoveVars) => `bookmark-folder:${postId}`,
    send: ({ postId, folderId }, options) =>
      callApi(moveBookmarkOperation, { params: { postId }, body: { folderId } }, options),
    affectedKeys: ({ postId }) => [folderOfPostOptions(postId).queryKey],
    applyOptimistic: (client, { postId, folderId }) =>
      updateQuery(client, folderOfPostOptions(postId), () => folderId),
    settle: (client, vars, post: Post, newer) => {
      if (newer) return;
      cachePosts(client, [post], Infinity);
      refreshMove(client, vars);
    },
    rollback: refreshMove,
    label: () => bookmarkChangesText.moveABookmark,
    failureTitle: () => bookmarkChangesText.bookmarkNotMoved,
  }),
};

/** Creates, renames or restores a folder; optimistic. */
const saveFolder = (client: QueryClient, id: string, name: string) =>
  enqueue(client, { kind: 'folder', vars: { id, name, on: true } });

/** Returns the id. Without Undo: the new folder is shown, and deleting it is one press. */
export function createFolder(client: QueryClient, name: string): string {
  const id = crypto.randomUUID();
  void saveFolder(client, id, name);
  return id;
}

/** Optimistic, with Undo. */
export function renameFolder(client: QueryClient, { id, name: before }: BookmarkFolder, name: string): void {
  void saveFolder(client, id, name);
  offerUndo({ title: bookmarkChangesText.folderRenamed, undo: () => saveFolder(client, id, before) });
}

/** Optimistic, with Undo, which restores the folder with its bookmarks. */
export function deleteFolder(client: QueryClient, { id, name }: BookmarkFolder): void {
  void enqueue(client, { kind: 'folder', vars: { id, name, on: false } });
  offerUndo({
    title: bookmarkChangesText.nameDeleted(name),
    text: bookmarkChangesText.theBookmarksStay,
    undo: () => saveFolder(client, id, name),
  });
}

/** Optimistic, with Undo. Bookmarks the post if necessary. */
export function moveBookmark(
  client: QueryClient,
  postId: string,
  { from, to }: { from: string | null; to: string | null },
): void {
  const move = (folderId: string | null, before: string | null) =>
    enqueue(client, { kind: 'bookmarkFolder', vars: { postId, folderId, from: before } });
  patchPost(client, postId, (entry) => ({
    ...entry,
    confirmed: entry.confirmed && { ...entry.confirmed, own: { ...entry.confirmed.own, bookmarked: true } },
  }));
  void move(to, from);
  offerUndo({ title: bookmarkChangesText.bookmarkMoved, undo: () => move(from, to) });
}
