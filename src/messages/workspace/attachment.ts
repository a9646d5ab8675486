import { workspaceMessages } from '@/messages/workspace';

export const attachmentText = workspaceMessages('attachment', {
  fileNotSaved: 'File not saved',
});
