import type { postMenuText } from '@/messages/social/post-menu';
import { plural } from '@/messages/words';

export const postMenu: typeof postMenuText = {
  deleteThisPost: 'Diesen Beitrag löschen?',
  deleteNote: (replies) => {
    const stay = plural(replies, { one: ' Seine # Antwort bleibt.', other: ' Seine # Antworten bleiben.' });
    return `Er verschwindet für alle.${replies > 0 ? stay : ''} Zehn Minuten lang kannst du ihn unter „Mehr“, „Gelöschte Beiträge“ wiederherstellen.`;
  },
  openThread: 'Thread öffnen',
  goTo: (handle) => `Zu @${handle}`,
  copyLink: 'Link kopieren',
  embedPost: 'Beitrag einbetten',
  whyThisPost: 'Warum dieser Beitrag',
  showLessFrom: (handle) => `Weniger von @${handle} zeigen`,
  showLessOf: (tag) => `Weniger zu #${tag} zeigen`,
  unmuteThisThread: 'Thread nicht mehr stummschalten',
  muteThisThread: 'Thread stummschalten',
  moveBookmark: 'Lesezeichen verschieben',
  unpinFromProfile: 'Vom Profil lösen',
  pinToProfile: 'Ans Profil heften',
  removeLinkCard: 'Linkvorschau entfernen',
  mute: (handle) => `@${handle} stummschalten`,
  block: (handle) => `@${handle} blockieren`,
  reportThisPost: 'Beitrag melden',
  moreActions: 'Weitere Aktionen zum Beitrag',
  undoRepost: 'Repost zurücknehmen',
  repost: 'Reposten',
  quote: 'Zitieren',
  shareWith: 'Teilen mit …',
  embedCodeCopied: 'Code zum Einbetten kopiert',
  embedCodeHint: 'Füge ihn in eine Seite deiner Website ein.',
  embedCodeNotCopied: 'Code zum Einbetten nicht kopiert',
  embedCodeBlocked: (code) => `Der Browser hat es verhindert. ${code}`,
  linkCopied: 'Link kopiert',
  linkNotCopied: 'Link nicht kopiert',
  linkBlocked: (url) => `Der Browser hat es verhindert. Der Link ist ${url}`,
};
