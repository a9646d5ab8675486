import { entries } from './menu-item';

/** Base UI: the pages under /ui. */
export const uiPages = entries('ui', [['Buttons', '/ui/buttons']]);
