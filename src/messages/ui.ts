import { loadMessages } from './messages';

/** Declares messages of the primitives and kits. */
export const uiMessages = await loadMessages('ui');
