import IconCircle from '~icons/tabler/circle';
import IconCheck from '~icons/tabler/circle-check-filled';
import { passwordRules } from '@/lib/auth/password';
import './password.scss';

interface Props {
  password: string;
  about: readonly (string | null)[];
}

export const PasswordRules = ({ password, about }: Props) => (
  <ul className="password-rules" aria-label="Password rules">
    {passwordRules(password, about).map(({ text, met }) => (
      <li key={text} className={met ? 'is-met' : undefined}>
        {met ? <IconCheck /> : <IconCircle />}
        <span>
          {text}
          <span className="visually-hidden">{met ? ', met' : ', not met yet'}</span>
        </span>
      </li>
    ))}
  </ul>
);
