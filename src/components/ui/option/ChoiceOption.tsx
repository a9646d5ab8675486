import { useId } from 'react';
import { capitalize } from '@/lib/text/format';
import '@/components/ui/control/segmented-control.scss';

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
    <fieldset className="min-w-0 m-0 p-0 border-0">
      <legend className="label-heading mb-1 text-ink-2">{label}</legend>
      <div className="segmented-control is-in-rows">
        {options.map((option) => (
          <label className={`touch${option === value ? ' is-on' : ''}`} key={option}>
            <input type="radio" name={group} checked={option === value} onChange={() => onChange(option)} />
            {names?.[option] ?? capitalize(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
