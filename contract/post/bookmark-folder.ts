import * as z from 'zod/mini';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Post, PostIdParams } from './post';
import { Count, Id, listOf } from '../primitives';

export const MAX_BOOKMARK_FOLDERS = 50;
export const MAX_FOLDER_NAME_LENGTH = 40;

const FolderName = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_FOLDER_NAME_LENGTH));
const FolderIdParams = z.strictObject({ folderId: Id });

export const BookmarkFolder = z.object({
  id: Id,
  name: z.string().check(z.maxLength(MAX_FOLDER_NAME_LENGTH)),
  /** Bookmarks in the folder. */
  count: Count,
});
export type BookmarkFolder = z.infer<typeof BookmarkFolder>;

export const listBookmarkFolders = operation({
  ...memberReadDefaults,
  id: 'listBookmarkFolders',
  path: '/bookmark-folders',
  tag: 'posts',
  response: listOf(BookmarkFolder, MAX_BOOKMARK_FOLDERS),
});

/** The client makes the id, so that a folder can be filled before the service knows the folder. */
export const putBookmarkFolder = operation({
  ...memberWriteDefaults,
  id: 'putBookmarkFolder',
  method: 'PUT',
  path: '/bookmark-folders/{folderId}',
  tag: 'posts',
  params: FolderIdParams,
  body: z.strictObject({ name: FolderName }),
  response: BookmarkFolder,
});

export const deleteBookmarkFolder = operation({
  ...memberWriteDefaults,
  id: 'deleteBookmarkFolder',
  method: 'DELETE',
  path: '/bookmark-folders/{folderId}',
  tag: 'posts',
  params: FolderIdParams,
  response: z.object({ id: Id }),
});

export const getBookmarkFolder = operation({
  ...memberReadDefaults,
  id: 'getBookmarkFolder',
  path: '/posts/{postId}/bookmark/folder',
  tag: 'posts',
  params: PostIdParams,
  response: z.object({ folderId: z.nullable(Id) }),
});

export const moveBookmark = operation({
  ...memberWriteDefaults,
  id: 'moveBookmark',
  method: 'PUT',
  path: '/posts/{postId}/bookmark/folder',
  tag: 'posts',
  params: PostIdParams,
  body: z.strictObject({ folderId: z.nullable(Id) }),
  response: Post,
});
