import { messagesOf } from './messages';

/** Declares messages of the areas of the workspace. */
export const workspaceMessages = messagesOf('workspace');
