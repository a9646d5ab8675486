import { Avatar } from '@/components/ui/Avatar';

const accounts = [
  { name: 'Ines Marchetti', role: 'Member', email: 'demo@plaza.test', face: 'ines' },
  { name: 'Ada Lindqvist', role: 'Member', email: 'ada@plaza.test', face: 'greta' },
  { name: 'Rui Carvalho', role: 'Moderator', email: 'mod@plaza.test', face: 'rui' },
] as const;
const password = 'plaza-demo';

interface Props {
  use: (email: string, password: string) => void;
}

export const DemoAccounts = ({ use }: Props) => (
  <section className="demo-accounts" aria-labelledby="demo-accounts">
    <header>
      <h2 id="demo-accounts">Demo accounts</h2>
      <span className="tag tag-warning">Local mode</span>
    </header>
    <ul>
      {accounts.map(({ name, role, email, face }) => (
        <li key={email}>
          <Avatar name={name} url={`/webapp/art/faces/${face}.svg`} size="sm" silent />
          <div>
            <b>{name}</b>
            <small>
              {role}, {email}
            </small>
          </div>
          <button
            type="button"
            className="btn btn-outline-primary btn-sm"
            aria-label={`Use ${name}`}
            onClick={() => use(email, password)}
          >
            Use
          </button>
        </li>
      ))}
    </ul>
    <p>
      Password for all: <code>{password}</code>
    </p>
  </section>
);
