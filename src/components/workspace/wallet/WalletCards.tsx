import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Avatar } from '@/components/ui/Avatar';
import type { User } from '@/data/user/schema';
import type { TransactionWithUser, Reminder } from '@/data/wallet/schema';
import { createDateFormat } from '@/lib/dates/date-format';
import { formatDollars } from '@/lib/text/format';
import { toggleReminderOptions } from '@/queries/workspace/mutations/wallet';
import { walletText } from '@/messages/workspace/wallet';
import { incomeShares } from './wallet-stats';

const short = createDateFormat({ day: 'numeric', month: 'short' });
const dayLabel = (day: string): string => short().format(new Date(`${day}T12:00:00`));

export const IncomeCard = ({ rows }: { rows: readonly TransactionWithUser[] }) => (
  <section className="card wallet-box" aria-labelledby="income">
    <h2 id="income">{walletText.incomeSources}</h2>
    <ul className="progress-list">
      {incomeShares(rows).map(({ text, cents, share }) => (
        <li key={text}>
          <p className="d-flex justify-content-between gap-3 mb-1 fs-md">
            {text}
            <b>{formatDollars(cents)}</b>
          </p>
          <div className="progress-track" role="img" aria-label={walletText.shareOfIncome(share)}>
            <i style={{ width: `${share}%` }} />
          </div>
        </li>
      ))}
    </ul>
  </section>
);

export function ReminderCard({ reminders }: { reminders: readonly Reminder[] }) {
  const tick = useMutation(toggleReminderOptions());
  const open = reminders.filter((reminder) => !reminder.done).length;
  return (
    <section className="card wallet-box" aria-labelledby="reminders">
      <h2 id="reminders">
        {walletText.reminders} <span className="count count-quiet">{open}</span>
      </h2>
      <ul className="wallet-list">
        {reminders.map((reminder) => (
          <li key={reminder.id}>
            <label className="form-check flex-1">
              <input
                type="checkbox"
                className="form-check-input"
                checked={reminder.done}
                onChange={(event) => tick.mutate({ ...reminder, done: event.target.checked })}
              />
              {reminder.done ? <s>{reminder.text}</s> : reminder.text}
            </label>
            <time dateTime={reminder.day}>{dayLabel(reminder.day)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function TeamCard({ rows }: { rows: readonly TransactionWithUser[] }) {
  const sums = new Map<number, { user: User; cents: number }>();
  for (const { user, amountCents } of rows) {
    if (!user) continue;
    const known = sums.get(user.id);
    sums.set(user.id, { user, cents: (known?.cents ?? 0) + Math.abs(amountCents) });
  }
  const most = [...sums.values()].toSorted((a, b) => b.cents - a.cents).slice(0, 5);
  return (
    <section className="card wallet-box" aria-labelledby="team">
      <h2 id="team">
        {walletText.people} <Link to="/users/contacts">{walletText.allContacts}</Link>
      </h2>
      <ul className="wallet-list">
        {most.map(({ user, cents }) => (
          <li key={user.id}>
            <span className="person">
              <Avatar name={user.name} url={user.image} size="sm" silent />
              <span>
                {user.name}
                <small>{user.role}</small>
              </span>
            </span>
            <b className="num">{formatDollars(cents)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
