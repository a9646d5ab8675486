import type { Settings } from './settings';

type Size = Settings['mainMenu']['size'];

/** False where a button opens the menu as a drawer instead. */
export const hasSidebar = (size: Size): boolean =>
  size !== 'hidden' && size !== 'full' && size !== 'fullscreen';
