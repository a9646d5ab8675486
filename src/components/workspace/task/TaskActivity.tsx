import { CURRENT_USER_ID, type Person, type PersonId, type Task } from '@/data/task/schema';
import { Timestamp } from '@/components/ui/Timestamp';
import { commonText } from '@/messages/ui/common';
import { taskDetailsText } from '@/messages/workspace/task-details';
import { activityText } from './activity-text';

interface Props {
  task: Task;
  people: ReadonlyMap<PersonId, Person>;
}

export const TaskActivity = ({ task, people }: Props) => (
  <section className="card stack-2 p-4" aria-labelledby="activity">
    <h2 id="activity">{taskDetailsText.activity}</h2>
    <ol className="stack-2 scroll-list">
      {task.activity
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .map((line, index) => (
          <li key={`${line.at}-${index}`} className="edge fs-md wrap-anywhere">
            {taskDetailsText.activityBy(
              <b>
                {line.fromId === CURRENT_USER_ID
                  ? commonText.you
                  : (people.get(line.fromId)?.name ?? taskDetailsText.unknownMember)}
              </b>,
              activityText(line),
            )}
            <Timestamp className="d-block fs-sm text-ink-3" at={line.at} form="long" />
          </li>
        ))}
    </ol>
  </section>
);
