import { useId } from 'react';

interface Props {
  label: string;
  /** Below the switch. */
  hint?: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ label, hint, on, disabled = false, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <div className="form-check form-switch">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={on}
          className="form-check-input"
          checked={on}
          disabled={disabled}
          aria-describedby={hint && `${id}-hint`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label className="form-check-label" htmlFor={id}>
          {label}
        </label>
      </div>
      {hint && (
        <div className="form-text" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
