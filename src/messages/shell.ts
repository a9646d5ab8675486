import { messagesOf } from './messages';

/** Declares messages of the frame around every page. */
export const shellMessages = messagesOf('shell');
