import { type ReactNode, useId } from 'react';

interface Option<V extends string> {
  value: V;
  label: string;
  show?: ReactNode;
}

interface Props<V extends string> {
  legend: string;
  /** Segments in a row, thumbnails in two or four columns, or colour swatches. */
  look: 'segments' | 'tiles' | 'tiles-4' | 'swatches';
  value: V;
  options: readonly Option<V>[];
  note?: string | undefined;
  disabled?: boolean;
  onChange: (value: V) => void;
}

const GROUP_CLASSES = {
  segments: 'segmented-control',
  tiles: 'picks stack-3 cols-2',
  'tiles-4': 'picks stack-3 cols-4',
  swatches: 'picks d-flex gap-3',
} as const;
const ITEM_CLASSES = {
  segments: '',
  tiles: 'position-relative text-center',
  'tiles-4': 'position-relative text-center',
  swatches: 'position-relative',
} as const;

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
    <fieldset disabled={disabled}>
      <legend className="label-heading d-flex justify-content-between gap-2 mb-2">
        {legend}
        {note && <small className="text-ink-2 fw-medium">{note}</small>}
      </legend>
      <div className={GROUP_CLASSES[look]}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`${ITEM_CLASSES[look]}${option.value === value ? ' is-on' : ''}`.trim()}
            title={look === 'swatches' ? option.label : undefined}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {look === 'tiles' || look === 'tiles-4' ? (
              <>
                <span className="box d-block p-1">{option.show}</span>
                <span className="d-block mt-1 fs-sm">{option.label}</span>
              </>
            ) : (
              <>
                {option.show}
                <span className={look === 'swatches' ? 'visually-hidden' : undefined}>{option.label}</span>
              </>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
