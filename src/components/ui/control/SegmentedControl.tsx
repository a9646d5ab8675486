import { useId } from 'react';
import './segmented-control.scss';

interface Props<V extends string> {
  /** Read by screen readers only. */
  legend: string;
  options: readonly (readonly [value: V, label: string])[];
  value: V;
  onChange: (value: V) => void;
  className?: string;
}

export function SegmentedControl<V extends string>({
  legend,
  options,
  value,
  onChange,
  className = '',
}: Props<V>) {
  const name = useId();
  return (
    <fieldset className={`segmented-control ${className}`.trim()}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(([option, label]) => (
        <label key={option} className={option === value ? 'is-on' : undefined}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
