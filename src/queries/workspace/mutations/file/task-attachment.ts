import { mutationOptions } from '@tanstack/react-query';
import { offerUndo } from '@/lib/overlays/undo';
import { SAMPLE_KEY } from '@/queries/sample';
import { taskDetailsText } from '@/messages/workspace/task-details';
import type { AttachFiles, RemoveAttachment } from './attach-files';

// Not part of the page before the first attachment.
const loadAttachments = () => import('./attach-files');

/** One Undo removes all of a choice. */
export const attachFilesOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async (vars: AttachFiles, { client }) => (await loadAttachments()).attachFiles(client, vars),
    onSuccess: (made) => {
      if (made) offerUndo(made);
    },
    meta: { failure: taskDetailsText.fileNotAttached, invalidates: [SAMPLE_KEY] },
  });

export const removeAttachmentOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async (vars: RemoveAttachment) => (await loadAttachments()).removeAttachment(vars),
    onSuccess: (made) => offerUndo(made),
    meta: { failure: taskDetailsText.attachmentNotRemoved, invalidates: [SAMPLE_KEY] },
  });
