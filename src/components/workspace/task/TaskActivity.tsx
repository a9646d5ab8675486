import { CURRENT_USER_ID, type Person, type PersonId, type Task } from '@/data/task/schema';
import { formatDateTime, formatRelativeTime } from '@/lib/dates/relative-time';

interface Props {
  task: Task;
  people: ReadonlyMap<PersonId, Person>;
}

export const TaskActivity = ({ task, people }: Props) => (
  <section className="card task-box" aria-labelledby="activity">
    <header>
      <h2 id="activity">Activity</h2>
    </header>
    <ol className="task-activity">
      {task.activity
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .map((line, index) => (
          <li key={`${line.at}-${index}`}>
            <b>
              {line.fromId === CURRENT_USER_ID ? 'You' : (people.get(line.fromId)?.name ?? 'Unknown member')}
            </b>{' '}
            {line.text}
            <time dateTime={line.at} title={formatDateTime(new Date(line.at))}>
              {formatRelativeTime(new Date(line.at))}
            </time>
          </li>
        ))}
    </ol>
  </section>
);
