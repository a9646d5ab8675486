import { useId } from 'react';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function ToggleOption({ label, checked, onChange }: Props) {
  const id = useId();
  return (
    <div className="form-check form-switch py-2">
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="form-check-input"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className="form-check-label fs-md text-ink-2 fw-semibold" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
