import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Face } from '@/components/ui/Avatar';
import type { User } from '@/data/user/collection';
import type { JoinedTransaction, Reminder } from '@/data/wallet/collection';
import { dateFormat } from '@/lib/dates/date-format';
import { dollars } from '@/lib/text/format';
import { tickReminderOptions } from '@/queries/workspace/wallet';
import { incomeShares } from './wallet-stats';

const short = dateFormat({ day: 'numeric', month: 'short' });
const dayWords = (day: string): string => short().format(new Date(`${day}T12:00:00`));

/** Where the money comes from. */
export const IncomeBox = ({ rows }: { rows: readonly JoinedTransaction[] }) => (
  <section className="card wallet-box" aria-labelledby="income">
    <h2 id="income">Where it comes from</h2>
    <ul className="prog">
      {incomeShares(rows).map(({ text, cents, share }) => (
        <li key={text}>
          <p>
            {text}
            <b>{dollars(cents)}</b>
          </p>
          <div className="pbar" role="img" aria-label={`${share} per cent of the income`}>
            <i style={{ width: `${share}%` }} />
          </div>
        </li>
      ))}
    </ul>
  </section>
);

/** Things to think of, to be ticked off. */
export function ReminderBox({ reminders }: { reminders: readonly Reminder[] }) {
  const tick = useMutation(tickReminderOptions());
  const open = reminders.filter((reminder) => !reminder.done).length;
  return (
    <section className="card wallet-box" aria-labelledby="reminders">
      <h2 id="reminders">
        Reminders <span className="count count-q">{open}</span>
      </h2>
      <ul className="wallet-list">
        {reminders.map((reminder) => (
          <li key={reminder.id}>
            <label className="form-check">
              <input
                type="checkbox"
                className="form-check-input"
                checked={reminder.done}
                onChange={(event) => tick.mutate({ ...reminder, done: event.target.checked })}
              />
              {reminder.done ? <s>{reminder.text}</s> : reminder.text}
            </label>
            <time dateTime={reminder.day}>{dayWords(reminder.day)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Those one moved most money with. */
export function TeamBox({ rows }: { rows: readonly JoinedTransaction[] }) {
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
        People <Link to="/users/contacts">All contacts</Link>
      </h2>
      <ul className="wallet-list">
        {most.map(({ user, cents }) => (
          <li key={user.id}>
            <span className="who">
              <Face name={user.name} url={user.image} size="sm" silent />
              <span>
                {user.name}
                <small>{user.role}</small>
              </span>
            </span>
            <b className="num">{dollars(cents)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
