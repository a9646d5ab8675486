import { type FormEvent, useState } from 'react';
import { Avatar } from '@/components/ui/Avatar';
import { CURRENT_USER_ID, type Person, type PersonId, type Task } from '@/data/task/schema';
import { formatDateTime, formatRelativeTime } from '@/lib/dates/relative-time';
import {
  type TaskComment,
  withEditedComment,
  withHelpfulToggled,
  withComment,
  withoutComment,
} from './task-changes';

interface Props {
  comment: TaskComment;
  task: Task;
  people: ReadonlyMap<PersonId, Person>;
  /** Null for a reader of the space. */
  save: ((next: Task, message?: string) => void) | null;
}

export function CommentItem({ comment, task, people, save }: Props) {
  const [writing, setWriting] = useState<'reply' | 'edit' | null>(null);
  const [text, setText] = useState('');
  const own = comment.fromId === CURRENT_USER_ID;
  const user = people.get(comment.fromId);
  const name = own ? 'You' : (user?.name ?? 'Unknown member');
  const begin = (what: 'reply' | 'edit') => {
    setText(what === 'edit' ? comment.text : '');
    setWriting(what);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (message && writing === 'edit')
      save?.(withEditedComment(task, comment.id, { text: message }), 'Comment saved');
    if (message && writing === 'reply') save?.(withComment(task, message, comment.replyTo ?? comment.id));
    setWriting(null);
  };
  return (
    <article className="task-comment" aria-label={`Comment by ${name}`}>
      <Avatar name={name} url={user?.image ?? null} size="sm" silent />
      <div>
        <p>
          <b>{name}</b>
          <time dateTime={comment.at} title={formatDateTime(new Date(comment.at))}>
            {formatRelativeTime(new Date(comment.at))}
          </time>
        </p>
        {writing !== 'edit' && (
          <p className="task-text" dir="auto">
            {comment.text}
          </p>
        )}
        <div className="task-row">
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            aria-pressed={comment.markedHelpful ?? false}
            disabled={!save}
            onClick={() => save?.(withHelpfulToggled(task, comment.id))}
          >
            Helpful, {comment.helpful}
          </button>
          {save && (
            <button type="button" className="btn btn-quiet btn-sm" onClick={() => begin('reply')}>
              Reply
            </button>
          )}
          {save && own && (
            <>
              <button type="button" className="btn btn-quiet btn-sm" onClick={() => begin('edit')}>
                Edit
              </button>
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                onClick={() => save(withoutComment(task, comment.id), 'Comment deleted')}
              >
                Delete
              </button>
            </>
          )}
        </div>
        {writing && (
          <form onSubmit={send} className="task-row">
            <textarea
              className="form-control"
              aria-label={writing === 'edit' ? 'Edit comment' : `Reply to ${name}`}
              rows={2}
              maxLength={1000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" className="btn btn-primary btn-sm">
              {writing === 'edit' ? 'Save' : 'Reply'}
            </button>
            <button type="button" className="btn btn-quiet btn-sm" onClick={() => setWriting(null)}>
              Cancel
            </button>
          </form>
        )}
      </div>
    </article>
  );
}
