import { signInText } from '@/messages/account/sign-in';
import { usePasswordStrength } from './use-password-strength';
import './password.scss';

const labels = [
  signInText.empty,
  signInText.weak,
  signInText.fair,
  signInText.good,
  signInText.strong,
] as const;
const tones = ['danger', 'danger', 'warning', 'success', 'success'] as const;

interface Props {
  password: string;
  /** Name and email: a password that repeats them is easy to guess. */
  personal: readonly string[];
}

export function PasswordStrengthMeter({ password, personal }: Props) {
  const strength = usePasswordStrength(password, personal);
  const level = strength ?? 0;
  const label = strength === null ? signInText.notCheckedYet : labels[strength];
  return (
    <div className="password-strength row-3 mt-2 fs-sm text-ink-2">
      <div
        className={`password-strength-bar stack-1 cols-4 flex-1 variant-${tones[level]}`}
        role="meter"
        aria-label={signInText.passwordStrength}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={level}
        aria-valuetext={label}
      >
        {[1, 2, 3, 4].map((brick) => (
          <i key={brick} className={brick <= level ? 'is-on' : undefined} />
        ))}
      </div>
      <span aria-live="polite">{level > 0 && label}</span>
    </div>
  );
}
