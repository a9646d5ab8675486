import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toFormError } from '@/lib/api/form-error';
import { isUnspaced } from '@/lib/text/unspaced-script';
import { addMutedWordOptions, type NewMutedWord } from '@/queries/social/mutations/muted-word';
import { mutedWordText } from '@/messages/social/muted-word';
import { MutedWordPreview } from './MutedWordPreview';

const durations = [
  ['0', mutedWordText.untilIUnmuteIt],
  ['1', mutedWordText.forADay],
  ['7', mutedWordText.forAWeek],
  ['30', mutedWordText.forAMonth],
  ['90', mutedWordText.forThreeMonths],
] as const;

interface Props {
  /** A queued or rejected word to edit. */
  initial?: NewMutedWord;
  /** Key of the outbox entry that this word replaces. */
  replaces?: string;
  onDone?: () => void;
}

export function MutedWordForm({ initial, replaces, onDone }: Props) {
  const [text, setText] = useState(initial?.text ?? '');
  const [whole, setWhole] = useState(initial?.whole ?? true);
  const [days, setDays] = useState(String(initial?.days ?? 0));
  const add = useMutation(addMutedWordOptions());
  const formError = add.error && toFormError(add.error);
  const id = useId();
  const word = text.trim();
  const hasWholeWords = !isUnspaced(word);
  const onlyWhole = whole && hasWholeWords;
  const done = () => {
    setText('');
    onDone?.();
  };
  const body = { text: word, whole: onlyWhole, ...(days === '0' ? {} : { days: Number(days) }) };
  return (
    <form
      className="card d-grid fields-2 row-gap-3 column-gap-4 mb-4 py-4 px-5"
      aria-label={mutedWordText.muteAWord}
      onSubmit={(event) => {
        event.preventDefault();
        if (word && !add.isPending) add.mutate({ ...body, replaces }, { onSuccess: done });
      }}
    >
      <label className="stack-1 fw-semibold">
        {mutedWordText.wordOrPhrase}
        <input
          className="form-control"
          value={text}
          maxLength={60}
          dir="auto"
          autoComplete="off"
          aria-invalid={formError ? true : undefined}
          aria-describedby={formError ? `${id}e` : undefined}
          onChange={(event) => {
            setText(event.target.value);
            add.reset();
          }}
        />
      </label>
      <label className="stack-1 fw-semibold">
        {mutedWordText.howLong}
        <select className="form-select" value={days} onChange={(event) => setDays(event.target.value)}>
          {durations.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="form-check align-items-start">
        <input
          type="checkbox"
          className="form-check-input"
          checked={onlyWhole}
          disabled={!hasWholeWords}
          onChange={(event) => setWhole(event.target.checked)}
        />
        <span>
          {mutedWordText.wholeWordsOnly}
          <small className="d-block text-ink-3">
            {hasWholeWords ? mutedWordText.wholeWordsExample : mutedWordText.noSpacesBetweenWords}
          </small>
        </span>
      </label>
      <button
        type="submit"
        className="btn btn-primary fit ms-auto"
        disabled={!word}
        aria-disabled={add.isPending || undefined}
      >
        {add.isPending ? mutedWordText.muting : mutedWordText.mute}
      </button>
      {formError && (
        <p className="full-row invalid-feedback d-block m-0" id={`${id}e`} role="alert">
          {formError.fields['text'] ?? formError.message}
        </p>
      )}
      <MutedWordPreview text={word} whole={onlyWhole} />
    </form>
  );
}
