import { loadMessages } from './messages';

/** Declares messages of the feed, its members and what they write. */
export const socialMessages = await loadMessages('social');
