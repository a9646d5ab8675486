import { passwordStrength } from '@/lib/auth/password';

const words = ['Empty', 'Easy to guess', 'Could be better', 'Good', 'Strong'] as const;

interface Props {
  password: string;
  /** Name and address: a password made of them is easy to guess. */
  about: readonly (string | null)[];
}

/** Four bricks that fill with how hard the password is to guess, and the same in words. */
export function PasswordStrengthMeter({ password, about }: Props) {
  const strength = passwordStrength(password, about);
  return (
    <div className="strength">
      <div
        className={`strength-b is-${strength}`}
        role="meter"
        aria-label="Strength"
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={strength}
        aria-valuetext={words[strength]}
      >
        {[1, 2, 3, 4].map((brick) => (
          <i key={brick} className={brick <= strength ? 'is-on' : undefined} />
        ))}
      </div>
      <span aria-live="polite">{strength > 0 && words[strength]}</span>
    </div>
  );
}
