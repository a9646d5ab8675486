/** The identity project of tests in tests/pages: unsigned tokens, as in local mode. */
export const PAGES_PROJECT = 'demo-pages';
