import { useId } from 'react';
import { ChartOptionList } from './ChartOptionList';
import { ChartSwitch } from './ChartSwitch';
import type { Control, ControlValue } from '@/components/kits/chart/chart-spec';

interface Props {
  control: Control<ControlValue>;
  value: ControlValue;
  onChange: (value: ControlValue) => void;
}

export function ChartControl({ control, value, onChange }: Props) {
  const id = useId();
  switch (control.kind) {
    case 'press':
      return (
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm"
          onClick={() => onChange(Number(value) + 1)}
        >
          {control.label}
        </button>
      );
    case 'switch':
      return <ChartSwitch label={control.label} on={value === true} onChange={onChange} />;
    case 'slider':
      return (
        <div className="chart-range-control row-2 fs-sm text-ink-2">
          <label htmlFor={id}>{control.label}</label>
          <input
            className="form-range"
            type="range"
            id={id}
            min={control.min}
            max={control.max}
            step={control.step}
            value={Number(value)}
            aria-valuetext={control.say(Number(value))}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          {/* Read aloud as the text of the slider. */}
          <b className="fw-semibold tabular text-ink" aria-hidden="true">
            {control.say(Number(value))}
          </b>
        </div>
      );
    case 'choice':
      return (
        <div className="row-2 fs-sm text-ink-2">
          <label htmlFor={id}>{control.label}</label>
          <select
            className="form-select form-select-sm w-auto"
            id={id}
            value={String(value)}
            onChange={(event) => onChange(event.target.value)}
          >
            {control.options.map((option) => (
              <option key={String(option)}>{String(option)}</option>
            ))}
          </select>
        </div>
      );
    case 'list':
      return <ChartOptionList control={control} value={String(value)} onChange={onChange} />;
    default:
      return null;
  }
}
