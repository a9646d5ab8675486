import { useId } from 'react';
import { capitalize } from '@/lib/text/format';
import './option.scss';

interface Props<T extends string> {
  label: string;
  options: readonly T[];
  value: T;
  onChange: (value: T) => void;
  /** Labels for options whose value does not read well. */
  names?: Partial<Record<T, string>>;
}

export function ChoiceOption<T extends string>({ label, options, value, onChange, names }: Props<T>) {
  const group = useId();
  return (
    <fieldset className="option-field min-w-0 m-0 p-0 border-0">
      <legend>{label}</legend>
      <div className="option-choices d-inline-flex flex-wrap mw-100 p-half gap-half rounded-control bg-press">
        {options.map((option) => (
          <label className="position-relative" key={option}>
            <input type="radio" name={group} checked={option === value} onChange={() => onChange(option)} />
            <span className="centre min-h-sm px-3 rounded-sm fs-md text-ink-2 fw-semibold text-nowrap">
              {names?.[option] ?? capitalize(option)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
