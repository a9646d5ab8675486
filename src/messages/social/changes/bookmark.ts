import { socialMessages } from '@/messages/social';

export const bookmarkChangesText = socialMessages('bookmark-changes', {
  saveABookmarkFolder: 'Save a bookmark folder',
  deleteABookmarkFolder: 'Delete a bookmark folder',
  folderNotSaved: 'The folder was not saved',
  folderNotDeleted: 'The folder was not deleted',
  moveABookmark: 'Move a bookmark',
  bookmarkNotMoved: 'The bookmark was not moved',
  nameDeleted: (name: string) => `“${name}” deleted`,
  folderRenamed: 'Folder renamed',
  theBookmarksStay: 'The bookmarks stay.',
  bookmarkMoved: 'Bookmark moved',
});
