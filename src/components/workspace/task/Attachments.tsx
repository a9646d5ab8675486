import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import IconPaperclip from '~icons/tabler/paperclip';
import { attachedFile } from '@/data/file/attached-file';
import type { Task } from '@/data/task/schema';
import {
  attachFilesOptions,
  removeAttachmentOptions,
} from '@/queries/workspace/mutations/file/task-attachment';
import { taskDetailsText } from '@/messages/workspace/task-details';
import { AttachmentRow } from './AttachmentRow';

interface Props {
  task: Task;
  isReader: boolean;
}

export function Attachments({ task, isReader }: Props) {
  const id = useId();
  const attach = useMutation(attachFilesOptions());
  const remove = useMutation(removeAttachmentOptions());
  const underWay = attach.isPending ? attach.variables.chosen : [];
  return (
    <section className="card stack-2 p-4" aria-labelledby="attachments">
      <header className="row-2 flex-wrap justify-content-between">
        <h2 id="attachments">{taskDetailsText.attachments}</h2>
        {!isReader && (
          <>
            <label className="btn btn-outline-secondary btn-sm" htmlFor={id}>
              <IconPaperclip />
              {taskDetailsText.attach}
            </label>
            <input
              id={id}
              type="file"
              multiple
              className="visually-hidden"
              onChange={(event) => {
                const chosen = [...(event.target.files ?? [])];
                event.target.value = '';
                if (chosen.length > 0) attach.mutate({ task, chosen });
              }}
            />
          </>
        )}
      </header>
      {task.attachments.length === 0 && underWay.length === 0 && (
        <p className="text-ink-3">{taskDetailsText.noFilesYet}</p>
      )}
      <ul className="divided">
        {task.attachments.map((attachment) => (
          <AttachmentRow
            key={attachment.id}
            file={attachedFile(attachment)}
            onRemove={isReader ? null : () => remove.mutate({ task, attachment })}
          />
        ))}
      </ul>
      {underWay.length > 0 && (
        <p role="status" className="text-ink-3">
          {taskDetailsText.attaching(underWay.map(({ name }) => name).join(', '))}
        </p>
      )}
    </section>
  );
}
