import type { ReactNode } from 'react';

interface Props {
  label: ReactNode;
  hint?: string;
  on: boolean;
  disabled?: boolean;
  onChange: () => void;
}

export const SettingsSwitch = ({ label, hint, on, disabled = false, onChange }: Props) => (
  <label className="form-check form-switch justify-content-between gap-4 min-h-touch cursor-pointer">
    <span>
      {label}
      {hint && <small className="d-block text-ink-3">{hint}</small>}
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-checked={on}
      className="form-check-input"
      checked={on}
      disabled={disabled}
      onChange={onChange}
    />
  </label>
);
