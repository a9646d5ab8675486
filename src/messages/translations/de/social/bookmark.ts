import type { bookmarkText } from '@/messages/social/bookmark';
import { plural } from '@/messages/words';

export const bookmark: typeof bookmarkText = {
  noFolder: 'Kein Ordner',
  newFolder: 'Neuer Ordner',
  moveBookmark: 'Lesezeichen verschieben',
  dialogLead: 'Nur du siehst deine Ordner.',
  foldersLoadFailed: 'Die Ordner wurden nicht geladen',
  foldersNoun: 'Ordner',
  folder: 'Ordner',
  folderName: 'Name des Ordners',
  noBookmarksYet: 'Noch keine Lesezeichen',
  noBookmarksHint: 'Setze ein Lesezeichen an einen Beitrag, um ihn hier zu finden.',
  exploreTheSquare: 'Platz entdecken',
  emptyFolder: 'Dieser Ordner ist leer',
  emptyFolderHint: 'Verschiebe ein Lesezeichen über das Menü des Beitrags hierher.',
  allBookmarks: 'Alle Lesezeichen',
  lead: 'Nur du siehst deine Lesezeichen',
  bookmarksIn: (name) => `Lesezeichen in ${name}`,
  bookmarks: 'Lesezeichen',
  deleteFolder: 'Ordner löschen',
  createFolder: 'Ordner erstellen',
  renameFolder: 'Ordner umbenennen',
  bookmarkFolders: 'Ordner für Lesezeichen',
  folders: 'Ordner',
  bookmarkCount: (count) => plural(count, { one: '# Lesezeichen', other: '# Lesezeichen' }),
};
