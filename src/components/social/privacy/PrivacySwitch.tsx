import { useQueryClient } from '@tanstack/react-query';
import { type PrivacySetting, setPrivacy } from '@/queries/social/mutations/member/privacy';

interface Props {
  setting: PrivacySetting;
  label: string;
  hint: string;
  on: boolean;
  disabled?: boolean;
}

export function PrivacySwitch({ setting, label, hint, on, disabled = false }: Props) {
  const client = useQueryClient();
  return (
    <label className="form-check form-switch">
      <span>
        {label}
        <small className="d-block text-ink-3">{hint}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        className="form-check-input"
        checked={on}
        disabled={disabled}
        onChange={() => setPrivacy(client, setting, !on)}
      />
    </label>
  );
}
