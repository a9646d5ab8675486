import { type FormEvent, useState } from 'react';
import IconEdit from '~icons/tabler/edit';
import type { Task } from '@/data/task/schema';
import { commonText } from '@/messages/ui/common';
import { taskText } from '@/messages/workspace/task';
import { withLogEntry } from './task-changes';

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
      keep(withLogEntry({ ...task, text: draft }, 'changed the overview'), taskText.overviewSaved);
    }
    setDraft(null);
  };
  return (
    <section className="card task-box" aria-labelledby="overview">
      <header>
        <h2 id="overview">{taskText.overview}</h2>
        {!isReader && draft === null && (
          <button
            type="button"
            className="icon-button icon-button-sm"
            aria-label={taskText.editOverview}
            onClick={() => setDraft(task.text)}
          >
            <IconEdit />
          </button>
        )}
      </header>
      {draft === null ? (
        <p className="task-text" dir="auto">
          {task.text || taskText.noDescriptionYet}
        </p>
      ) : (
        <form onSubmit={save} className="task-form">
          <textarea
            className="form-control"
            aria-label={taskText.overview}
            rows={5}
            maxLength={2000}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <div className="task-row">
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
