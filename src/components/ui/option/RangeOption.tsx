import { useId } from 'react';
import './option.scss';

interface Props {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Suffix of the value: "%", " px". */
  unit?: string;
}

export function RangeOption({ label, value, onChange, min = 0, max = 100, step = 1, unit = '' }: Props) {
  const id = useId();
  return (
    <div className="option-range min-w-0 m-0 p-0 border-0">
      <span className="d-flex justify-content-between">
        <label className="label-heading mb-1 text-ink-2" htmlFor={id}>
          {label}
        </label>
        <output className="fs-sm fw-semibold tabular" htmlFor={id}>
          {value}
          {unit}
        </output>
      </span>
      <input
        id={id}
        type="range"
        className="form-range d-block min-h-sm touch"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={`${value}${unit}`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
