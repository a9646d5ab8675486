import { mutationOptions } from '@tanstack/react-query';
import type { Task } from '@/data/task/schema';
import { offerUndo } from '@/lib/overlays/undo';
import { SAMPLE_KEY } from '@/queries/sample';

export type TaskAttachment = Task['attachments'][number];

export interface AttachFiles {
  task: Task;
  chosen: readonly File[];
  /** The task with the attachments added. */
  withAttached: (task: Task, added: readonly TaskAttachment[]) => Task;
}

export interface RemoveAttachment {
  task: Task;
  attachment: TaskAttachment;
}

export interface Undoable {
  title: string;
  undo: () => Promise<unknown>;
}

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
    meta: { failure: 'File not attached', invalidates: [SAMPLE_KEY] },
  });

export const removeAttachmentOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async (vars: RemoveAttachment) => (await loadAttachments()).removeAttachment(vars),
    onSuccess: (made) => offerUndo(made),
    meta: { failure: 'Attachment not removed', invalidates: [SAMPLE_KEY] },
  });
