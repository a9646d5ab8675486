import { useId } from 'react';

interface Props {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

export function ChartSwitch({ label, on, onChange }: Props) {
  const id = useId();
  return (
    <div className="form-check form-switch gap-2 me-2">
      <input
        className="form-check-input"
        type="checkbox"
        role="switch"
        id={id}
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className="form-check-label fs-md fw-semibold" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
