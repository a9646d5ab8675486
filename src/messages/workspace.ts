import { loadMessages } from './messages';

/** Declares messages of the areas of the workspace. */
export const workspaceMessages = await loadMessages('workspace');
