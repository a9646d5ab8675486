import { shellMessages } from '@/messages/shell';

export const headerText = shellMessages('header', {
  breadcrumb: 'Breadcrumb',
  openMenu: 'Open menu',
  search: 'Search',
  searchOrJumpTo: 'Search or jump to',
  unreadNotifications: (unread: number) => `Notifications, ${unread} unread`,
  notifications: 'Notifications',
  customiseLayout: 'Customise layout',
  searchPlaza: 'Search Plaza',
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  main: 'Main',
  allPages: 'All pages',
  signIn: 'Sign in',
  you: 'You',
  yourAccount: (name: string) => `Your account, ${name}`,
});
