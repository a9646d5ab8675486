import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { JoinedMoment } from '@/data/timeline/collection';
import { fullDate, relativeTime } from '@/lib/dates/relative-time';
import { commentMomentOptions } from '@/queries/gallery/timeline';
import { kindIcons } from './moment-kinds';

/** One moment with its picture, what people said, and a line to say something too. */
export function MomentItem({ moment, now }: { moment: JoinedMoment; now: Date }) {
  const Icon = kindIcons[moment.kind];
  const [text, setText] = useState('');
  const comment = useMutation(commentMomentOptions());
  const at = new Date(moment.at);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    comment.mutate({ id: moment.id, text: text.trim() }, { onSuccess: () => setText('') });
  };
  return (
    <article className="tl-i" aria-labelledby={`moment-${moment.id}`}>
      <span className="tl-ic">
        <Icon />
      </span>
      <div className="card">
        <h3 id={`moment-${moment.id}`}>{moment.title}</h3>
        <small>
          {moment.user && `${moment.user.name}, `}
          <time dateTime={moment.at} title={fullDate(at)}>
            {relativeTime(at, now)}
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
        <div className="tl-c">
          {moment.voices.length > 0 && (
            <ul>
              {moment.voices.map((voice, index) => (
                <li key={index}>
                  <b>{voice.name}</b> {voice.text}
                </li>
              ))}
            </ul>
          )}
          <form onSubmit={send}>
            <input
              className="form-control"
              aria-label={`Comment on ${moment.title}`}
              placeholder="Say something"
              value={text}
              maxLength={300}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" className="btn btn-outline-secondary" disabled={comment.isPending}>
              Comment
            </button>
          </form>
        </div>
      </div>
    </article>
  );
}
