import { messagesOf } from './messages';

/** Declares messages of the feed, its members and what they write. */
export const socialMessages = messagesOf('social');
