import type { deletedPostText } from '@/messages/social/deleted-post';
import { phrase, plural } from '@/messages/words';

const withPictures = (count: number) => `Mit ${plural(count, { one: '# Bild', other: '# Bildern' })}`;

export const deletedPost: typeof deletedPostText = {
  replyDeleted: (at, until) => phrase`Antwort gelöscht ${at}, wiederherstellbar bis ${until}`,
  postDeleted: (at, until) => phrase`Beitrag gelöscht ${at}, wiederherstellbar bis ${until}`,
  withPictures,
  withPoll: 'Mit einer Umfrage',
  withPicturesAndPoll: (pictures) => `${withPictures(pictures)} und einer Umfrage`,
  contentWarningOf: (warning) => `Inhaltswarnung: ${warning}`,
  lead: 'Stell einen Beitrag binnen zehn Minuten nach dem Löschen wieder her',
  deletedPostsNoun: 'gelöschte Beiträge',
  loadFailed: 'Die gelöschten Beiträge wurden nicht geladen',
  showEarlierOnes: 'Frühere anzeigen',
  noDeletedPosts: 'Keine gelöschten Beiträge',
  noDeletedPostsHint: 'Beiträge, die du löschst, bleiben zehn Minuten hier.',
  deletedPosts: 'Gelöschte Beiträge',
};
