import type { accountMenuText } from '@/messages/shell/account-menu';

export const accountMenu: typeof accountMenuText = {
  yourProfile: 'Dein Profil',
  bookmarks: 'Lesezeichen',
  moderation: 'Moderation',
  layoutAndColours: 'Layout und Farben',
  keyboardShortcuts: 'Tastenkürzel',
  signOut: 'Abmelden',
};
