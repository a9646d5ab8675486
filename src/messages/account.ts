import { messagesOf } from './messages';

/** Declares messages of signing in and the member's account. */
export const accountMessages = messagesOf('account');
