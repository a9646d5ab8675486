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
    <fieldset className="option-field">
      <legend>{label}</legend>
      <div className="option-choices">
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={group} checked={option === value} onChange={() => onChange(option)} />
            <span>{names?.[option] ?? capitalize(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
