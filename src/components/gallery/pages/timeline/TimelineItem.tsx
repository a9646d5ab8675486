import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { TimelineEventWithUsers } from '@/data/timeline/schema';
import { formatDateTime, formatRelativeTime } from '@/lib/dates/relative-time';
import { addTimelineCommentOptions } from '@/queries/gallery/mutations/timeline';
import { pagesText } from '@/messages/gallery/pages';
import { momentKindIcons } from './moment-kinds';

export function TimelineItem({ moment, now }: { moment: TimelineEventWithUsers; now: Date }) {
  const Icon = momentKindIcons[moment.kind];
  const [text, setText] = useState('');
  const comment = useMutation(addTimelineCommentOptions());
  const at = new Date(moment.at);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    comment.mutate({ id: moment.id, text: text.trim() }, { onSuccess: () => setText('') });
  };
  return (
    <article className="timeline-item" aria-labelledby={`moment-${moment.id}`}>
      <span className="timeline-icon">
        <Icon />
      </span>
      <div className="card">
        <h3 id={`moment-${moment.id}`}>{moment.title}</h3>
        <small>
          {moment.user && `${moment.user.name}, `}
          <time dateTime={moment.at} title={formatDateTime(at)}>
            {formatRelativeTime(at, now)}
          </time>
        </small>
        <p>{moment.text}</p>
        {moment.scene && (
          <img
            src={`${import.meta.env.BASE_URL}art/scenes/${moment.scene}.svg`}
            alt={moment.sceneText}
            width="400"
            height="300"
            loading="lazy"
          />
        )}
        <div className="timeline-card">
          {moment.namedComments.length > 0 && (
            <ul>
              {moment.namedComments.map((voice, index) => (
                <li key={index}>
                  <b>{voice.name}</b> {voice.text}
                </li>
              ))}
            </ul>
          )}
          <form onSubmit={send}>
            <input
              className="form-control"
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
