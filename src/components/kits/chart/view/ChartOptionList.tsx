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
    <fieldset className="m-0 fs-sm">
      <legend className="mb-1 px-2 fs-sm text-ink-2">{control.label}</legend>
      <div className="scroll-list-sm tile-grid tile-grid-xs row-gap-half column-gap-2 p-half">
        {control.options.map(String).map((name) => (
          <label
            className={`choice position-relative justify-content-between touch${name === value ? ' is-on' : ''}`}
            key={name}
          >
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              checked={name === value}
              onChange={() => onChange(name)}
            />
            <span>{name}</span>
            <b className="fw-medium tabular" dir="auto">
              {control.note(name)}
            </b>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
