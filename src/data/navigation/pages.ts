import { entries } from './menu-item';

/** The pages under /pages. */
export const pagesPages = entries('pages', [
  ['Pricing', '/pages/pricing'],
  ['Starter page', '/pages/starter-page'],
  ['FAQ', '/pages/faq'],
  ['Timeline', '/pages/timeline'],
]);
