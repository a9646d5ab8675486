import { Link } from '@tanstack/react-router';
import { Avatar } from '@/components/ui/Avatar';
import type { User } from '@/data/user/schema';
import type { TransactionWithUser } from '@/data/wallet/schema';
import { formatDollars } from '@/lib/text/format-dollars';
import { walletText } from '@/messages/workspace/wallet';
import { incomeShares } from './wallet-stats';
import '@/components/ui/list/list-group.scss';

export const IncomeCard = ({ rows }: { rows: readonly TransactionWithUser[] }) => {
  const shares = incomeShares(rows);
  return (
    <section className="card p-4" aria-labelledby="income">
      <h2 id="income" className="mb-2">
        {walletText.incomeSources}
      </h2>
      {shares.length === 0 && <p className="text-ink-2">{walletText.noIncomeYet}</p>}
      <ul className="stack-3">
        {shares.map(({ text, cents, share }) => (
          <li key={text}>
            <p className="d-flex justify-content-between gap-3 mb-1 fs-md">
              {text}
              <b>{formatDollars(cents)}</b>
            </p>
            <div className="progress-track" role="img" aria-label={walletText.shareOfIncome(share)}>
              <i className="bg-accent rounded-sm" style={{ width: `${share}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

export function TeamCard({ rows }: { rows: readonly TransactionWithUser[] }) {
  const sums = new Map<number, { user: User; cents: number }>();
  for (const { user, amountCents } of rows) {
    if (!user) continue;
    const known = sums.get(user.id);
    sums.set(user.id, { user, cents: (known?.cents ?? 0) + Math.abs(amountCents) });
  }
  const most = [...sums.values()].toSorted((a, b) => b.cents - a.cents).slice(0, 5);
  return (
    <section className="card p-4" aria-labelledby="team">
      <h2 id="team" className="row-2 justify-content-between mb-2">
        {walletText.people}{' '}
        <Link to="/users/contacts" className="label-heading">
          {walletText.allContacts}
        </Link>
      </h2>
      {most.length === 0 && <p className="text-ink-2">{walletText.noPeopleYet}</p>}
      <ul className="list-group list-group-flush">
        {most.map(({ user, cents }) => (
          <li key={user.id} className="list-group-item row-3 py-1 justify-content-between">
            <span className="row-2 fw-semibold">
              <Avatar name={user.name} url={user.image} size="sm" silent />
              <span>
                {user.name}
                <small className="d-block text-ink-3 fw-normal">{user.role}</small>
              </span>
            </span>
            <b className="num">{formatDollars(cents)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
