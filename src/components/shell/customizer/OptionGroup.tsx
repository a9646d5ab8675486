import { type ReactNode, useId } from 'react';

interface Option<V extends string> {
  value: V;
  label: string;
  show?: ReactNode;
}

interface Props<V extends string> {
  legend: string;
  /** Segments in a row, thumbnails in two or four columns, or colour swatches. */
  look: 'seg' | 'opts' | 'opts-4' | 'sws';
  value: V;
  options: readonly Option<V>[];
  note?: string | undefined;
  disabled?: boolean;
  onChange: (value: V) => void;
}

const GROUP_CLASSES = { seg: 'seg', opts: 'opts', 'opts-4': 'opts opts-4', sws: 'sws' } as const;
const ITEM_CLASSES = { seg: '', opts: 'opt', 'opts-4': 'opt', sws: 'swc' } as const;

export function OptionGroup<V extends string>({
  legend,
  look,
  value,
  options,
  note,
  disabled = false,
  onChange,
}: Props<V>) {
  const name = useId();
  return (
    <fieldset className="cust-f" disabled={disabled}>
      <legend>
        {legend}
        {note && <small>{note}</small>}
      </legend>
      <div className={GROUP_CLASSES[look]}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`${ITEM_CLASSES[look]}${option.value === value ? ' is-on' : ''}`.trim()}
            title={look === 'sws' ? option.label : undefined}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {look === 'opts' || look === 'opts-4' ? (
              <>
                <span className="opt-v">{option.show}</span>
                <span className="opt-l">{option.label}</span>
              </>
            ) : (
              <>
                {option.show}
                <span className={look === 'sws' ? 'visually-hidden' : undefined}>{option.label}</span>
              </>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
