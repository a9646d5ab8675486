import { socialMessages } from '@/messages/social';
import { plural } from '@/messages/words';

export const bookmarkText = socialMessages('bookmark', {
  noFolder: 'No folder',
  newFolder: 'New folder',
  moveBookmark: 'Move bookmark',
  dialogLead: 'Only you can see your folders.',
  foldersLoadFailed: 'The folders did not load',
  foldersNoun: 'folders',
  folder: 'Folder',
  folderName: 'Folder name',
  noBookmarksYet: 'No bookmarks yet',
  noBookmarksHint: 'Bookmark a post to find it here.',
  exploreTheSquare: 'Explore the square',
  emptyFolder: 'This folder is empty',
  emptyFolderHint: 'Move a bookmark here from the post’s menu.',
  allBookmarks: 'All bookmarks',
  lead: 'Only you can see your bookmarks',
  bookmarksIn: (name: string) => `Bookmarks in ${name}`,
  bookmarks: 'Bookmarks',
  deleteFolder: 'Delete folder',
  createFolder: 'Create folder',
  renameFolder: 'Rename folder',
  bookmarkFolders: 'Bookmark folders',
  folders: 'Folders',
  bookmarkCount: (count: number) => plural(count, { one: '# bookmark', other: '# bookmarks' }),
});
