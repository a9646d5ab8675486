/** Firebase project id of the page tests: unsigned tokens, as in local mode. */
export const PAGES_PROJECT = 'demo-pages';
