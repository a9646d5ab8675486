import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import IconPaperclip from '~icons/tabler/paperclip';
import type { PreviewedFile } from '@/components/kits/preview/previewed-file';
import { seedVersionId } from '@/data/file/sample-id';
import { shownVersion } from '@/data/file/shown-version';
import type { Task } from '@/data/task/schema';
import {
  attachFilesOptions,
  removeAttachmentOptions,
} from '@/queries/workspace/mutations/file/task-attachment';
import type { TaskAttachment } from '@/queries/workspace/mutations/file/attach-files';
import { AttachmentRow } from './AttachmentRow';
import { withLogEntry } from './task-changes';

const PreviewDialog = lazy(async () => ({
  default: (await import('@/components/kits/preview/PreviewDialog')).PreviewDialog,
}));

interface Props {
  task: Task;
  isReader: boolean;
}

/** Attachments of the sample name no content: theirs is made from the name. */
const fileOf = ({ name, bytes, blobKey }: TaskAttachment): PreviewedFile => {
  const id = blobKey ?? seedVersionId(name);
  return { title: name, ...shownVersion(name, { id, bytes, type: '', at: '', byId: null }) };
};

const withAttached = (task: Task, added: readonly TaskAttachment[]): Task =>
  withLogEntry(
    { ...task, attachments: [...task.attachments, ...added] },
    `attached ${added.map(({ name }) => name).join(', ')}`,
  );

export function Attachments({ task, isReader }: Props) {
  const id = useId();
  const attach = useMutation(attachFilesOptions());
  const remove = useMutation(removeAttachmentOptions());
  const [opened, setOpened] = useState<string | null>(null);
  const preview = task.attachments.find((file) => file.id === opened);
  const underWay = attach.isPending ? attach.variables.chosen : [];
  return (
    <section className="card task-box" aria-labelledby="attachments">
      <header>
        <h2 id="attachments">Attachments</h2>
        {!isReader && (
          <>
            <label className="btn btn-outline-secondary btn-sm" htmlFor={id}>
              <IconPaperclip />
              Attach
            </label>
            <input
              id={id}
              type="file"
              multiple
              className="visually-hidden"
              onChange={(event) => {
                const chosen = [...(event.target.files ?? [])];
                event.target.value = '';
                if (chosen.length > 0) attach.mutate({ task, chosen, withAttached });
              }}
            />
          </>
        )}
      </header>
      {task.attachments.length === 0 && underWay.length === 0 && <p className="task-none">No files yet.</p>}
      <ul className="task-files">
        {task.attachments.map((attachment) => (
          <AttachmentRow
            key={attachment.id}
            file={fileOf(attachment)}
            onOpen={() => setOpened(attachment.id)}
            onRemove={isReader ? null : () => remove.mutate({ task, attachment })}
          />
        ))}
      </ul>
      {underWay.length > 0 && (
        <p role="status" className="task-none">
          Attaching {underWay.map(({ name }) => name).join(', ')}
        </p>
      )}
      {preview && (
        <Suspense>
          <PreviewDialog file={fileOf(preview)} lead={fileOf(preview).size} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
}
