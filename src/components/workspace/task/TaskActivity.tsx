import type { Task } from '@/data/task/collection';
import type { User } from '@/data/user/collection';
import { fullDate, relativeTime } from '@/lib/dates/relative-time';
import { SELF } from './task-changes';

interface Props {
  task: Task;
  people: ReadonlyMap<number, User>;
}

/** Who did what, the latest first. */
export const Activity = ({ task, people }: Props) => (
  <section className="card task-box" aria-labelledby="activity">
    <header>
      <h2 id="activity">Activity</h2>
    </header>
    <ol className="task-log">
      {task.activity
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .map((line, index) => (
          <li key={`${line.at}-${index}`}>
            <b>{line.fromId === SELF ? 'You' : (people.get(line.fromId)?.name ?? 'Somebody')}</b> {line.text}
            <time dateTime={line.at} title={fullDate(new Date(line.at))}>
              {relativeTime(new Date(line.at))}
            </time>
          </li>
        ))}
    </ol>
  </section>
);
