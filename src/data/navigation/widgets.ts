import { menuEntries } from './menu-item';

/** The group Widgets. */
export const widgetPages = menuEntries('widgets', [['Wallet', '/wallet']]);
