import type { headerText } from '@/messages/shell/header';

export const header: typeof headerText = {
  breadcrumb: 'Navigationspfad',
  openMenu: 'Menü öffnen',
  search: 'Suchen',
  searchOrJumpTo: 'Suchen oder springen',
  unreadNotifications: (unread) => `Mitteilungen, ${unread} ungelesen`,
  notifications: 'Mitteilungen',
  customiseLayout: 'Layout anpassen',
  searchPlaza: 'Plaza durchsuchen',
  lightTheme: 'Helles Design',
  darkTheme: 'Dunkles Design',
  main: 'Hauptnavigation',
  allPages: 'Alle Seiten',
  signIn: 'Anmelden',
  you: 'Du',
  yourAccount: (name) => `Dein Konto, ${name}`,
};
