import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isOfComposition } from '@/lib/keys/composition';
import type { CellInput } from './cell-input';
import { DayEditor } from './DayEditor';

interface Props {
  input: CellInput;
  label: string;
  /** In the typed unit. */
  value: string;
  typed: string | null;
  choices: readonly string[];
  /** Called with a valid value that differs. */
  save: (value: string) => void;
  /** Closes the editor; with `refocus` the cell gets the focus back. */
  close: (refocus: boolean) => void;
}

/** Enter stores the value, Escape leaves it; so does the focus that moves on with an invalid value. */
export function CellEditor({ input, label, value, typed, choices, save, close }: Props) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const closed = useRef(false);
  useEffect(() => {
    field.current?.focus();
    if (typed === null && input.kind !== 'choice') field.current?.select();
  }, [typed, input.kind]);

  const end = (wanted: string | null, refocus: boolean) => {
    if (closed.current) return;
    closed.current = true;
    if (wanted !== null && wanted !== value) save(wanted);
    close(refocus);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (isOfComposition(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      end(null, true);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (event.currentTarget.reportValidity()) end(event.currentTarget.value.trim(), true);
    }
  };
  if (input.kind === 'day') return <DayEditor label={label} value={value} min={input.min} end={end} />;
  const common = {
    ref: field,
    'aria-label': label,
    onKeyDown,
    onBlur: () => end(field.current?.checkValidity() ? field.current.value.trim() : null, false),
  };
  if (input.kind === 'choice')
    return (
      <select {...common} className="form-select form-select-sm cell-editor" defaultValue={value}>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  const rules =
    input.kind === 'text'
      ? { maxLength: input.maxLength, required: input.required }
      : { type: 'number', min: input.min, max: input.max, step: input.step ?? 'any', required: true };
  return (
    <input
      {...common}
      {...rules}
      className="form-control form-control-sm cell-editor"
      autoComplete="off"
      defaultValue={typed ?? value}
    />
  );
}
