import { type FormEvent, useState } from 'react';
import IconX from '~icons/tabler/x';
import type { Task } from '@/data/task/schema';
import { commonText } from '@/messages/ui/common';
import { taskDetailsText } from '@/messages/workspace/task-details';
import { withoutStep, withStep, withStepDone } from './task-changes';

interface Props {
  task: Task;
  /** A reader of the space sees the steps only. */
  isReader: boolean;
  save: (next: Task, message?: string) => void;
}

export function Checklist({ task, isReader, save }: Props) {
  const [text, setText] = useState('');
  const done = task.checklist.filter((step) => step.done).length;
  const all = task.checklist.length;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    save(withStep(task, text.trim()));
    setText('');
  };
  return (
    <section className="card stack-2 p-4" aria-labelledby="checklist">
      <header className="row-2 flex-wrap justify-content-between">
        <h2 id="checklist">{taskDetailsText.checklist}</h2>
        <small className="text-ink-3">
          {all === 0 ? taskDetailsText.noStepsYet : taskDetailsText.stepsOf(done, all)}
        </small>
      </header>
      <div
        className="progress-track"
        role="progressbar"
        aria-label={taskDetailsText.stepsDone}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={done}
      >
        <i className="bg-accent rounded-sm" style={{ width: all === 0 ? 0 : `${(done / all) * 100}%` }} />
      </div>
      <ul>
        {task.checklist.map((step) => (
          <li key={step.id} className="row-2 py-1">
            <label className="form-check flex-1">
              <input
                type="checkbox"
                className="form-check-input"
                checked={step.done}
                disabled={isReader}
                onChange={(event) => save(withStepDone(task, step.id, event.target.checked))}
              />
              {step.done ? <s className="text-ink-3">{step.text}</s> : step.text}
            </label>
            {!isReader && (
              <button
                type="button"
                className="icon-button icon-button-sm"
                aria-label={taskDetailsText.removeStep(step.text)}
                onClick={() => save(withoutStep(task, step.id), taskDetailsText.stepRemoved)}
              >
                <IconX />
              </button>
            )}
          </li>
        ))}
      </ul>
      {!isReader && (
        <form onSubmit={add} className="d-flex align-items-start gap-2">
          <input
            className="form-control"
            autoComplete="off"
            aria-label={taskDetailsText.newStep}
            placeholder={taskDetailsText.addAStep}
            maxLength={120}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="btn btn-outline-secondary">
            {commonText.add}
          </button>
        </form>
      )}
    </section>
  );
}
