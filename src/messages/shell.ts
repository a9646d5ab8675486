import { loadMessages } from './messages';

/** Declares messages of the frame around every page. */
export const shellMessages = await loadMessages('shell');
