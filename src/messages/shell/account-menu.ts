import { shellMessages } from '@/messages/shell';

export const accountMenuText = shellMessages('account-menu', {
  yourProfile: 'Your profile',
  bookmarks: 'Bookmarks',
  moderation: 'Moderation',
  layoutAndColours: 'Layout and colours',
  keyboardShortcuts: 'Keyboard shortcuts',
  signOut: 'Sign out',
});
