import { Avatar } from '@/components/ui/Avatar';
import { faceUrl } from '@/lib/files/art-url';
import { signInText } from '@/messages/account/sign-in';
import { demoAccounts, demoPassword } from './demo-account';

interface Props {
  use: (email: string, password: string) => void;
}

export const DemoAccounts = ({ use }: Props) => (
  <section className="hairline rounded-card bg-sunken pt-3 px-3 pb-1" aria-labelledby="demo-accounts">
    <header className="d-flex align-items-center justify-content-between">
      <h2 id="demo-accounts">{signInText.demoAccounts}</h2>
      <span className="tag tag-warning">{signInText.localMode}</span>
    </header>
    <ul className="divided">
      {demoAccounts.map(({ name, role, email, face }) => (
        <li key={email} className="row-3 py-2">
          <Avatar name={name} url={faceUrl(face)} size="sm" silent />
          <div className="fill">
            <b className="label-heading d-block">{name}</b>
            <small className="text-ink-3">
              {role}, {email}
            </small>
          </div>
          <button
            type="button"
            className="btn btn-outline-primary btn-sm"
            aria-label={signInText.chooseAccountOf(name)}
            onClick={() => use(email, demoPassword)}
          >
            {signInText.chooseAccount}
          </button>
        </li>
      ))}
    </ul>
    <p className="py-2 px-0 rule-above fs-sm text-ink-3">
      {signInText.passwordForAll(<code>{demoPassword}</code>)}
    </p>
  </section>
);
