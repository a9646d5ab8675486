import { menuEntries } from './menu-item';

/** The pages under /pages. */
export const otherPages = menuEntries('pages', [
  ['Pricing', '/pages/pricing'],
  ['Starter page', '/pages/starter-page'],
  ['FAQ', '/pages/faq'],
  ['Timeline', '/pages/timeline'],
]);
