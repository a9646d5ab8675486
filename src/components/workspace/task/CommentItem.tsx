import { type FormEvent, useState } from 'react';
import { Avatar } from '@/components/ui/Avatar';
import { CURRENT_USER_ID, type Person, type PersonId, type Task } from '@/data/task/schema';
import { Timestamp } from '@/components/ui/Timestamp';
import { commonText } from '@/messages/ui/common';
import { taskDetailsText } from '@/messages/workspace/task-details';
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
  const name = own ? commonText.you : (user?.name ?? taskDetailsText.unknownMember);
  const replyLabel = own ? taskDetailsText.replyToOwn : taskDetailsText.replyTo(name);
  const begin = (what: 'reply' | 'edit') => {
    setText(what === 'edit' ? comment.text : '');
    setWriting(what);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (message && writing === 'edit')
      save?.(withEditedComment(task, comment.id, { text: message }), taskDetailsText.commentSaved);
    if (message && writing === 'reply') save?.(withComment(task, message, comment.replyTo ?? comment.id));
    setWriting(null);
  };
  return (
    <article
      className="d-flex gap-3 py-3"
      aria-label={own ? taskDetailsText.ownComment : taskDetailsText.commentBy(name)}
    >
      <Avatar name={name} url={user?.image ?? null} size="sm" silent />
      <div className="fill">
        <p className="row-2 flex-wrap row-gap-0">
          <b>{name}</b>
          <Timestamp className="fs-sm text-ink-3" at={comment.at} form="long" />
        </p>
        {writing !== 'edit' && (
          <p className="measure pre-line wrap-anywhere" dir="auto">
            {comment.text}
          </p>
        )}
        <div className="d-flex align-items-start gap-2">
          <button
            type="button"
            className={comment.markedHelpful ? 'btn btn-soft-link btn-sm' : 'btn btn-quiet btn-sm'}
            aria-pressed={comment.markedHelpful ?? false}
            disabled={!save}
            onClick={() => save?.(withHelpfulToggled(task, comment.id))}
          >
            {taskDetailsText.helpful(comment.helpful)}
          </button>
          {save && (
            <button type="button" className="btn btn-quiet btn-sm" onClick={() => begin('reply')}>
              {taskDetailsText.reply}
            </button>
          )}
          {save && own && (
            <>
              <button type="button" className="btn btn-quiet btn-sm" onClick={() => begin('edit')}>
                {commonText.edit}
              </button>
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                onClick={() => save(withoutComment(task, comment.id), taskDetailsText.commentDeleted)}
              >
                {commonText.delete}
              </button>
            </>
          )}
        </div>
        {writing && (
          <form onSubmit={send} className="d-flex align-items-start gap-2">
            <textarea
              className="form-control"
              aria-label={writing === 'edit' ? taskDetailsText.editComment : replyLabel}
              rows={2}
              maxLength={1000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" className="btn btn-primary btn-sm">
              {writing === 'edit' ? commonText.save : taskDetailsText.reply}
            </button>
            <button type="button" className="btn btn-quiet btn-sm" onClick={() => setWriting(null)}>
              {commonText.cancel}
            </button>
          </form>
        )}
      </div>
    </article>
  );
}
