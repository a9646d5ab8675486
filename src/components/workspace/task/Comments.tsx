import { type FormEvent, useState } from 'react';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import type { Person, PersonId, Task } from '@/data/task/schema';
import { commonText } from '@/messages/ui/common';
import { taskDetailsText } from '@/messages/workspace/task-details';
import { type TaskComment, withComment } from './task-changes';
import { CommentItem } from './CommentItem';

interface Props {
  task: Task;
  people: ReadonlyMap<PersonId, Person>;
  /** Null for a reader of the space. */
  save: ((next: Task, message?: string) => void) | null;
  sort: 'recent' | 'helpful';
  onSort: (sort: 'recent' | 'helpful') => void;
}

export function Comments({ task, people, save, sort, onSort }: Props) {
  const [text, setText] = useState('');
  const order = (a: TaskComment, b: TaskComment): number =>
    sort === 'helpful' && a.helpful !== b.helpful ? b.helpful - a.helpful : b.at.localeCompare(a.at);
  const roots = task.comments.filter((comment) => comment.replyTo === null).toSorted(order);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    save?.(withComment(task, text.trim(), null));
    setText('');
  };
  return (
    <section className="card stack-2 p-4" aria-labelledby="comments">
      <header className="row-2 flex-wrap justify-content-between">
        <h2 id="comments">{taskDetailsText.commentCount(task.comments.length)}</h2>
        <SegmentedControl
          legend={taskDetailsText.orderOfTheComments}
          options={[
            ['recent', taskDetailsText.recent],
            ['helpful', taskDetailsText.mostHelpful],
          ]}
          value={sort}
          onChange={onSort}
        />
      </header>
      {save && (
        <form onSubmit={send} className="d-flex align-items-start gap-2">
          <textarea
            className="form-control"
            aria-label={taskDetailsText.writeAComment}
            placeholder={taskDetailsText.writeAComment}
            rows={2}
            maxLength={1000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="btn btn-primary">
            {commonText.send}
          </button>
        </form>
      )}
      <ul>
        {roots.map((comment) => (
          <li key={comment.id}>
            <CommentItem comment={comment} task={task} people={people} save={save} />
            <Replies to={comment.id} task={task} people={people} save={save} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RepliesProps {
  to: string;
  task: Task;
  people: ReadonlyMap<PersonId, Person>;
  /** Null for a reader of the space. */
  save: ((next: Task, message?: string) => void) | null;
}

function Replies({ to, task, people, save }: RepliesProps) {
  const answers = task.comments.filter((comment) => comment.replyTo === to);
  if (answers.length === 0) return null;
  return (
    <ul className="ms-5 edge">
      {answers
        .toSorted((a, b) => a.at.localeCompare(b.at))
        .map((answer) => (
          <li key={answer.id}>
            <CommentItem comment={answer} task={task} people={people} save={save} />
          </li>
        ))}
    </ul>
  );
}
