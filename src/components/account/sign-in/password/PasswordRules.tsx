import IconCircle from '~icons/tabler/circle';
import IconCheck from '~icons/tabler/circle-check-filled';
import { passwordRules } from '@/lib/auth/password';
import { signInText } from '@/messages/account/sign-in';
import './password.scss';

interface Props {
  password: string;
  about: readonly (string | null)[];
}

export const PasswordRules = ({ password, about }: Props) => (
  <ul className="stack-1 mt-2 fs-md text-ink-2" aria-label={signInText.passwordRules}>
    {passwordRules(password, about).map(({ text, met }) => (
      <li key={text} className="row-2">
        {met ? <IconCheck className="icon text-success-text" /> : <IconCircle className="icon text-ink-3" />}
        <span>
          {text}
          <span className="visually-hidden">{met ? signInText.met : signInText.notMet}</span>
        </span>
      </li>
    ))}
  </ul>
);
