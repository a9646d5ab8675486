import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import IconDownload from '~icons/tabler/download';
import IconPaperclip from '~icons/tabler/paperclip';
import IconTrash from '~icons/tabler/trash';
import type { Task } from '@/data/task/schema';
import { downloadFile } from '@/lib/files/download';
import { formatFileSize } from '@/lib/files/file-size';
import { showToast } from '@/lib/overlays/toast';
import { attachmentOptions } from '@/queries/workspace/attachment';
import { storeAttachmentOptions } from '@/queries/workspace/mutations/attachment';
import { withLogEntry } from './task-changes';

type Attachment = Task['attachments'][number];

interface Props {
  task: Task;
  /** Null for a reader of the space. */
  save: ((next: Task, message?: string) => void) | null;
}

export function Attachments({ task, save }: Props) {
  const id = useId();
  const upload = useMutation(storeAttachmentOptions());
  const add = (files: FileList | null) => {
    void Promise.allSettled([...(files ?? [])].map((file) => upload.mutateAsync(file))).then((uploads) => {
      const stored = uploads.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      if (stored.length === 0) return;
      const names = stored.map(({ name }) => name).join(', ');
      save?.(withLogEntry({ ...task, attachments: [...task.attachments, ...stored] }, `attached ${names}`));
    });
  };
  return (
    <section className="card task-box" aria-labelledby="attachments">
      <header>
        <h2 id="attachments">Attachments</h2>
        {save && (
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
                add(event.target.files);
                event.target.value = '';
              }}
            />
          </>
        )}
      </header>
      {task.attachments.length === 0 && <p className="task-none">No files yet.</p>}
      <ul className="task-files">
        {task.attachments.map((file) => (
          <AttachmentRow
            key={file.id}
            file={file}
            onRemove={
              save &&
              (() =>
                save(
                  { ...task, attachments: task.attachments.filter((other) => other.id !== file.id) },
                  'Attachment removed',
                ))
            }
          />
        ))}
      </ul>
    </section>
  );
}

function AttachmentRow({ file, onRemove }: { file: Attachment; onRemove: (() => void) | null }) {
  const { data } = useQuery(attachmentOptions(file.blobKey));
  const save = () => {
    if (data) downloadFile(file.name, data.blob);
    else if (file.blobKey)
      showToast({ type: 'info', title: 'Not on this device', text: 'The file is where it was attached.' });
    else showToast({ type: 'info', title: 'Sample file', text: 'Sample files have no content to download.' });
  };
  return (
    <li>
      {data?.picture ? <img src={data.picture} alt="" width={44} height={44} /> : <IconPaperclip />}
      <span>
        <b>{file.name}</b>
        <small>{formatFileSize(file.bytes)}</small>
      </span>
      <button
        type="button"
        className="icon-button icon-button-sm"
        aria-label={`Download ${file.name}`}
        onClick={save}
      >
        <IconDownload />
      </button>
      {onRemove && (
        <button
          type="button"
          className="icon-button icon-button-sm"
          aria-label={`Remove ${file.name}`}
          onClick={onRemove}
        >
          <IconTrash />
        </button>
      )}
    </li>
  );
}
