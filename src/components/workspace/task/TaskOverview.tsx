import { type FormEvent, useState } from 'react';
import IconEdit from '~icons/tabler/edit';
import type { Task } from '@/data/task/schema';
import { commonText } from '@/messages/ui/common';
import { taskDetailsText } from '@/messages/workspace/task-details';

interface Props {
  task: Task;
  isReader: boolean;
  save: (next: Task, message?: string) => void;
}

export function TaskOverview({ task, isReader, save: keep }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (draft !== null && draft !== task.text) {
      keep({ ...task, text: draft }, taskDetailsText.overviewSaved);
    }
    setDraft(null);
  };
  return (
    <section className="card stack-2 p-4" aria-labelledby="overview">
      <header className="row-2 flex-wrap justify-content-between">
        <h2 id="overview">{taskDetailsText.overview}</h2>
        {!isReader && draft === null && (
          <button
            type="button"
            className="icon-button icon-button-sm"
            aria-label={taskDetailsText.editOverview}
            onClick={() => setDraft(task.text)}
          >
            <IconEdit />
          </button>
        )}
      </header>
      {draft === null ? (
        <p className="measure pre-line wrap-anywhere" dir="auto">
          {task.text || taskDetailsText.noDescriptionYet}
        </p>
      ) : (
        <form onSubmit={save} className="stack-2">
          <textarea
            className="form-control"
            aria-label={taskDetailsText.overview}
            rows={5}
            maxLength={2000}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <div className="d-flex align-items-start gap-2">
            <button type="submit" className="btn btn-primary btn-sm">
              {commonText.save}
            </button>
            <button type="button" className="btn btn-quiet btn-sm" onClick={() => setDraft(null)}>
              {commonText.cancel}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}
