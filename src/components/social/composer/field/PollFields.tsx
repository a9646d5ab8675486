import { useId } from 'react';
import IconPlus from '~icons/tabler/plus';
import IconX from '~icons/tabler/x';
import type { Draft } from '@/lib/storage/draft-types';

type PollDraft = NonNullable<Draft['poll']>;

const DURATIONS: readonly (readonly [minutes: number, label: string])[] = [
  [60, '1 hour'],
  [360, '6 hours'],
  [1440, '1 day'],
  [4320, '3 days'],
  [10_080, '1 week'],
];

interface Props {
  poll: PollDraft;
  onChange: (poll: PollDraft | null) => void;
}

export function PollFields({ poll, onChange }: Props) {
  const id = useId();
  const { options } = poll;
  const set = (at: number, text: string) => onChange({ ...poll, options: options.with(at, text) });
  return (
    <fieldset className="poll-fields">
      <legend className="visually-hidden">Poll</legend>
      {options.map((option, at) => (
        <div key={at} className="poll-fields-option">
          <input
            className="form-control"
            autoComplete="off"
            aria-label={`Option ${at + 1}`}
            placeholder={`Option ${at + 1}`}
            maxLength={80}
            value={option}
            onChange={(event) => set(at, event.target.value)}
          />
          {options.length > 2 && (
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove option ${at + 1}`}
              onClick={() => onChange({ ...poll, options: options.toSpliced(at, 1) })}
            >
              <IconX />
            </button>
          )}
        </div>
      ))}
      <div className="poll-fields-footer">
        {options.length < 4 && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => onChange({ ...poll, options: [...options, ''] })}
          >
            <IconPlus />
            Add option
          </button>
        )}
        <label htmlFor={id}>Open for</label>
        <select
          id={id}
          className="form-select"
          value={poll.minutes}
          onChange={(event) => onChange({ ...poll, minutes: Number(event.target.value) })}
        >
          {DURATIONS.map(([minutes, label]) => (
            <option key={minutes} value={minutes}>
              {label}
            </option>
          ))}
        </select>
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => onChange(null)}>
          Remove poll
        </button>
      </div>
    </fieldset>
  );
}
