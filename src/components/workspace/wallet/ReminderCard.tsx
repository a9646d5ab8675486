import { useMutation } from '@tanstack/react-query';
import type { Reminder } from '@/data/wallet/schema';
import { createDateFormat } from '@/lib/dates/date-format';
import { toggleReminderOptions } from '@/queries/workspace/mutations/wallet';
import { walletText } from '@/messages/workspace/wallet';
import './wallet.scss';
import '@/components/ui/list/list-group.scss';

const short = createDateFormat({ day: 'numeric', month: 'short' });
const dayLabel = (day: string): string => short().format(new Date(`${day}T12:00:00`));

export function ReminderCard({ reminders }: { reminders: readonly Reminder[] }) {
  const tick = useMutation(toggleReminderOptions());
  const open = reminders.filter((reminder) => !reminder.done).length;
  return (
    <section className="card p-4" aria-labelledby="reminders">
      <h2 id="reminders" className="row-2 justify-content-between mb-2">
        {walletText.reminders} <span className="count count-quiet">{open}</span>
      </h2>
      <ul className="list-group list-group-flush">
        {reminders.map((reminder) => (
          <li key={reminder.id} className="list-group-item row-3 py-1 justify-content-between">
            <label className="form-check flex-1">
              <input
                type="checkbox"
                className="form-check-input"
                checked={reminder.done}
                onChange={(event) => tick.mutate({ ...reminder, done: event.target.checked })}
              />
              {reminder.done ? <s>{reminder.text}</s> : reminder.text}
            </label>
            <time className="fs-sm text-ink-3 text-nowrap" dateTime={reminder.day}>
              {dayLabel(reminder.day)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
