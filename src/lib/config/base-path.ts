/** URL prefix of the app, without a trailing slash. */
export const basePath = '/webapp';
