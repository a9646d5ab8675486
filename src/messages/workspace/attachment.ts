import { workspaceMessages } from '@/messages/workspace';

export const attachmentText = workspaceMessages('attachment', {
  fileNotLoaded: 'The file could not be loaded.',
  fileNotSaved: 'File not saved',
});
