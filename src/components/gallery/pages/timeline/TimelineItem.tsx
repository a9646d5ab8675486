import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { TimelineEventWithUsers } from '@/data/timeline/schema';
import { Timestamp } from '@/components/ui/Timestamp';
import { addTimelineCommentOptions } from '@/queries/gallery/mutations/timeline';
import { pagesText } from '@/messages/gallery/pages';
import { momentKindIcons } from './moment-kinds';

export function TimelineItem({ moment }: { moment: TimelineEventWithUsers }) {
  const Icon = momentKindIcons[moment.kind];
  const [text, setText] = useState('');
  const comment = useMutation(addTimelineCommentOptions());
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    comment.mutate({ id: moment.id, text: text.trim() }, { onSuccess: () => setText('') });
  };
  return (
    <article className="timeline-item position-relative" aria-labelledby={`moment-${moment.id}`}>
      <span className="timeline-icon position-relative centre rounded-arch bg-surface text-accent-text">
        <Icon />
      </span>
      <div className="card py-3 px-4">
        <h3 className="mb-half" id={`moment-${moment.id}`}>
          {moment.title}
        </h3>
        <small>
          {moment.user && `${moment.user.name}, `}
          <Timestamp className="fs-sm text-ink-3" at={moment.at} form="long" />
        </small>
        <p className="mt-1 text-ink-2">{moment.text}</p>
        {moment.scene && (
          <img
            className="d-block w-100 h-auto mt-2 rounded-control"
            src={`${import.meta.env.BASE_URL}art/scenes/${moment.scene}.svg`}
            alt={moment.sceneText}
            width="400"
            height="300"
            loading="lazy"
          />
        )}
        <div className="stack-2 mt-3 pt-2 rule-above fs-md">
          {moment.namedComments.length > 0 && (
            <ul>
              {moment.namedComments.map((voice, index) => (
                <li className="d-flex gap-2" key={index}>
                  <b>{voice.name}</b>
                  <span dir="auto">{voice.text}</span>
                </li>
              ))}
            </ul>
          )}
          <form className="d-flex flex-wrap gap-2" onSubmit={send}>
            <input
              className="form-control fill-or-wrap"
              autoComplete="off"
              aria-label={pagesText.commentOn(moment.title)}
              placeholder={pagesText.writeAComment}
              value={text}
              maxLength={300}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" className="btn btn-outline-secondary" disabled={comment.isPending}>
              {pagesText.comment}
            </button>
          </form>
        </div>
      </div>
    </article>
  );
}
