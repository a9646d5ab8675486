import { useId } from 'react';
import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import IconX from '~icons/tabler/x';
import type { Draft } from '@/lib/storage/draft-types';
import { composerText } from '@/messages/social/composer';
import { composerDetailsText } from '@/messages/social/composer-details';

type PollDraft = NonNullable<Draft['poll']>;

const DURATIONS: readonly (readonly [minutes: number, label: string])[] = [
  [60, composerDetailsText.hours(1)],
  [360, composerDetailsText.hours(6)],
  [1440, composerDetailsText.days(1)],
  [4320, composerDetailsText.days(3)],
  [10_080, composerDetailsText.weeks(1)],
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
    <fieldset className="stack-2 mb-3">
      <legend className="visually-hidden">{composerText.poll}</legend>
      {options.map((option, at) => (
        <div key={at} className="d-flex gap-1">
          <input
            className="form-control"
            dir="auto"
            autoComplete="off"
            aria-label={composerDetailsText.option(at + 1)}
            placeholder={composerDetailsText.option(at + 1)}
            maxLength={80}
            value={option}
            onChange={(event) => set(at, event.target.value)}
          />
          {options.length > 2 && (
            <button
              type="button"
              className="icon-button"
              aria-label={composerDetailsText.removeOption(at + 1)}
              onClick={() => onChange({ ...poll, options: options.toSpliced(at, 1) })}
            >
              <IconX />
            </button>
          )}
        </div>
      ))}
      <div className="row-2 flex-wrap fs-md text-ink-2">
        {options.length < 4 && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => onChange({ ...poll, options: [...options, ''] })}
          >
            <IconPlus />
            {composerDetailsText.addOption}
          </button>
        )}
        <div className="row-2">
          <label htmlFor={id}>{composerDetailsText.openFor}</label>
          <select
            id={id}
            className="form-select w-auto"
            value={poll.minutes}
            onChange={(event) => onChange({ ...poll, minutes: Number(event.target.value) })}
          >
            {DURATIONS.map(([minutes, label]) => (
              <option key={minutes} value={minutes}>
                {label}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="icon-button"
            aria-label={composerDetailsText.removePoll}
            title={composerDetailsText.removePoll}
            onClick={() => onChange(null)}
          >
            <IconTrash />
          </button>
        </div>
      </div>
    </fieldset>
  );
}
