import { loadMessages } from './messages';

/** Declares messages of signing in and the member's account. */
export const accountMessages = await loadMessages('account');
