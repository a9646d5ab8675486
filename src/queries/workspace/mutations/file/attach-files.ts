import type { QueryClient } from '@tanstack/react-query';
import { files } from '@/data/file/collection';
import { uniqueName } from '@/data/file/unique-name';
import { storeBlob } from '@/data/store/blob';
import { withActivity } from '@/data/task/activity';
import { tasks } from '@/data/task/collection';
import type { Task } from '@/data/task/schema';
import { fileUploads } from '@/lib/api/file-uploads';
import { showToast } from '@/lib/overlays/toast';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { taskDetailsText } from '@/messages/workspace/task-details';
import { newFileRecord } from './new-file';
import { uploadAll } from './uploads';

export type TaskAttachment = Task['attachments'][number];

export interface AttachFiles {
  task: Task;
  chosen: readonly File[];
}

export interface RemoveAttachment {
  task: Task;
  attachment: TaskAttachment;
}

interface Undoable {
  title: string;
  undo: () => Promise<unknown>;
}

interface Stored {
  attachment: TaskAttachment;
  undo: () => Promise<unknown>;
}

const FOLDER = 'Attachments';

/** Of the chosen space, at its top level; made with the first attachment. */
async function attachmentFolder(): Promise<string> {
  const known = (await files.all()).find(
    ({ kind, title, parentId, trashedAt }) =>
      kind === 'folder' && title === FOLDER && parentId === null && trashedAt === null,
  );
  if (known) return known.id;
  const id = crypto.randomUUID();
  await files.applyChanges([{ put: newFileRecord(id, FOLDER, null) }]);
  return id;
}

/** The list of uploads is on the page of the files. */
const failedIn = (parentId: string, uploads: readonly { title: string }[]) =>
  fileUploads
    .get()
    .filter(
      ({ state, folderId, title }) =>
        state === 'failed' && folderId === parentId && uploads.some((upload) => upload.title === title),
    );

async function storeInSpace(client: QueryClient, chosen: readonly File[]): Promise<Stored[]> {
  const parentId = await attachmentFolder();
  const taken: { title: string }[] = (await files.all()).filter((file) => file.parentId === parentId);
  const uploads = chosen.map((file) => {
    const title = uniqueName(file.name, taken);
    taken.push({ title });
    return { file, title, parentId };
  });
  const uploaded = await uploadAll(client, uploads);
  for (const { title, error = '' } of failedIn(parentId, uploads))
    showToast({ type: 'error', title: taskDetailsText.notAttached(title), text: error });
  return uploaded.map(({ id, title, bytes, undo }) => ({
    attachment: { id, name: title, bytes, blobKey: id },
    undo,
  }));
}

const storeHere = (chosen: readonly File[]): Promise<Stored[]> =>
  Promise.all(
    chosen.map(async (file) => {
      const id = crypto.randomUUID();
      await storeBlob(id, file);
      const attachment = { id, name: file.name, bytes: file.size, blobKey: id };
      // The bytes stay until the sample data is reset, so that an Undo can be undone.
      return { attachment, undo: () => Promise.resolve() };
    }),
  );

/** The task may have changed since it was shown. */
const changeTask = async (shown: Task, change: (task: Task) => Task) => {
  const from = (await tasks.get(shown.id)) ?? shown;
  return tasks.applyChanges([{ from, to: withActivity(from, change(from)) }]);
};

/** In a space, attachments are files of its folder, which all members can read. Null if none could be stored. */
export async function attachFiles(
  client: QueryClient,
  { task, chosen }: AttachFiles,
): Promise<Undoable | null> {
  const stored = await (chosenSpace.get() ? storeInSpace(client, chosen) : storeHere(chosen));
  if (stored.length === 0) return null;
  const added = stored.map(({ attachment }) => attachment);
  const inverse = await changeTask(task, (now) => ({ ...now, attachments: [...now.attachments, ...added] }));
  return {
    title: taskDetailsText.attached(added.map(({ name }) => name).join(', ')),
    undo: async () => {
      await tasks.applyChanges(inverse);
      for (const { undo } of stored) await undo();
    },
  };
}

/** The file of an attachment that nothing else needs. */
async function fileOnlyFor({ blobKey }: TaskAttachment) {
  if (blobKey === null || chosenSpace.get() === null) return null;
  const isAttached = (await tasks.all()).some(({ attachments }) =>
    attachments.some((other) => other.blobKey === blobKey),
  );
  if (isAttached) return null;
  const all = await files.all();
  const file = all.find(({ versions, trashedAt }) => trashedAt === null && versions[0]?.id === blobKey);
  const folder = all.find(({ id }) => id === file?.parentId);
  return file && folder?.title === FOLDER ? file : null;
}

/** The file goes to the bin of the space. */
export async function removeAttachment({ task, attachment }: RemoveAttachment): Promise<Undoable> {
  const inverse = await changeTask(task, (now) => ({
    ...now,
    attachments: now.attachments.filter(({ id }) => id !== attachment.id),
  }));
  const file = await fileOnlyFor(attachment);
  const back = file
    ? await files.applyChanges([{ from: file, to: { ...file, trashedAt: new Date().toISOString() } }])
    : [];
  return {
    title: taskDetailsText.removed(attachment.name),
    undo: async () => {
      await files.applyChanges(back);
      await tasks.applyChanges(inverse);
    },
  };
}
