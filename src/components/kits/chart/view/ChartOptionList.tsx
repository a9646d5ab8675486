import { useId } from 'react';
import type { Control, ControlValue } from '@/components/kits/chart/chart-spec';

interface Props {
  control: Extract<Control<ControlValue>, { kind: 'list' }>;
  value: string;
  onChange: (value: string) => void;
}

export function ChartOptionList({ control, value, onChange }: Props) {
  const group = useId();
  return (
    <fieldset className="chart-option-list">
      <legend>{control.label}</legend>
      <div>
        {control.options.map(String).map((name) => (
          <label key={name}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              checked={name === value}
              onChange={() => onChange(name)}
            />
            <span>{name}</span>
            <b dir="auto">{control.note(name)}</b>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
