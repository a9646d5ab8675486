import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toFormError } from '@/lib/api/form-error';
import { addMutedWordOptions, type NewMutedWord } from '@/queries/social/muted-word';
import { MutedWordPreview } from './MutedWordPreview';

const durations = [
  ['0', 'Until I take it away'],
  ['1', 'For a day'],
  ['7', 'For a week'],
  ['30', 'For a month'],
  ['90', 'For three months'],
] as const;

interface Props {
  /** A word that waits or was refused, to go on from. */
  start?: NewMutedWord;
  /** Key of the waiting write that it takes the place of. */
  replaces?: string;
  onDone?: () => void;
}

/** Mutes a word or phrase; below it stands what that would hide. */
export function MutedWordForm({ start, replaces, onDone }: Props) {
  const [text, setText] = useState(start?.text ?? '');
  const [whole, setWhole] = useState(start?.whole ?? true);
  const [days, setDays] = useState(String(start?.days ?? 0));
  const add = useMutation(addMutedWordOptions());
  const refusal = add.error && toFormError(add.error);
  const id = useId();
  const word = text.trim();
  const done = () => {
    setText('');
    onDone?.();
  };
  const body = { text: word, whole, ...(days === '0' ? {} : { days: Number(days) }) };
  return (
    <form
      className="card muted-word-form"
      aria-label="Mute a word"
      onSubmit={(event) => {
        event.preventDefault();
        if (word && !add.isPending) add.mutate({ ...body, replaces }, { onSuccess: done });
      }}
    >
      <label>
        Word or phrase
        <input
          className="form-control"
          value={text}
          maxLength={60}
          dir="auto"
          autoComplete="off"
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? `${id}e` : undefined}
          onChange={(event) => {
            setText(event.target.value);
            add.reset();
          }}
        />
      </label>
      <label>
        How long
        <select className="form-select" value={days} onChange={(event) => setDays(event.target.value)}>
          {durations.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="form-check muted-word-whole">
        <input
          type="checkbox"
          className="form-check-input"
          checked={whole}
          onChange={(event) => setWhole(event.target.checked)}
        />
        <span>
          Only as whole words
          <small>“art” leaves “party” alone</small>
        </span>
      </label>
      <button
        type="submit"
        className="btn btn-primary"
        disabled={!word}
        aria-disabled={add.isPending || undefined}
      >
        {add.isPending ? 'Muting' : 'Mute'}
      </button>
      {refusal && (
        <p className="invalid-feedback d-block" id={`${id}e`} role="alert">
          {refusal.fields['text'] ?? refusal.message}
        </p>
      )}
      <MutedWordPreview text={word} whole={whole} />
    </form>
  );
}
