import type { bookmarkChangesText } from '@/messages/social/changes/bookmark';

export const bookmarkChanges: typeof bookmarkChangesText = {
  saveABookmarkFolder: 'Ordner für Lesezeichen speichern',
  deleteABookmarkFolder: 'Ordner für Lesezeichen löschen',
  folderNotSaved: 'Der Ordner wurde nicht gespeichert',
  folderNotDeleted: 'Der Ordner wurde nicht gelöscht',
  moveABookmark: 'Lesezeichen verschieben',
  bookmarkNotMoved: 'Das Lesezeichen wurde nicht verschoben',
  nameDeleted: (name) => `„${name}“ gelöscht`,
  folderRenamed: 'Ordner umbenannt',
  theBookmarksStay: 'Die Lesezeichen bleiben.',
  bookmarkMoved: 'Lesezeichen verschoben',
};
