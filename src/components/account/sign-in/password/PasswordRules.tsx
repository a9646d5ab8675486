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
  <ul className="password-rules" aria-label={signInText.passwordRules}>
    {passwordRules(password, about).map(({ text, met }) => (
      <li key={text} className={met ? 'is-met' : undefined}>
        {met ? <IconCheck /> : <IconCircle />}
        <span>
          {text}
          <span className="visually-hidden">{met ? signInText.met : signInText.notMet}</span>
        </span>
      </li>
    ))}
  </ul>
);
