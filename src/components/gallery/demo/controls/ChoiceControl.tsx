import { useId } from 'react';
import { capitalize } from '@/lib/text/format';
import './controls.scss';

interface Props<T extends string> {
  label: string;
  options: readonly T[];
  value: T;
  onChange: (value: T) => void;
  /** Labels for options whose value does not read well. */
  names?: Partial<Record<T, string>>;
}

export function ChoiceControl<T extends string>({ label, options, value, onChange, names }: Props<T>) {
  const group = useId();
  return (
    <fieldset className="demo-control">
      <legend>{label}</legend>
      <div className="demo-control-choices">
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
