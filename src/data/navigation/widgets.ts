import { entries } from './menu-item';

/** The group Widgets. */
export const widgetPages = entries('widgets', [['Wallet', '/wallet']]);
