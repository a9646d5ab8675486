import { messagesOf } from './messages';

/** Declares messages of the primitives and kits. */
export const uiMessages = messagesOf('ui');
