import { projectCounts } from '@/data/project/counts';
import type { Project } from '@/data/project/schema';
import type { User } from '@/data/user/schema';
import { formatDateTime, formatRelativeTime } from '@/lib/dates/relative-time';
import { capitalize, pluralize } from '@/lib/text/format';
import { ProjectAddForm } from './ProjectAddForm';

interface Props {
  project: Project;
  people: ReadonlyMap<number, User>;
  save: (next: Project, toast: string) => void;
}

/** Id of the current user in the sample data. */
const CURRENT_USER_ID = 0;

export function ProjectDiscussion({ project, people, save }: Props) {
  const { comments, questions } = projectCounts(project);
  const add = (text: string) => {
    const kind = text.endsWith('?') ? ('question' as const) : ('comment' as const);
    const post = {
      id: crypto.randomUUID(),
      kind,
      fromId: CURRENT_USER_ID,
      text,
      at: new Date().toISOString(),
    };
    save({ ...project, discussion: [...project.discussion, post] }, `${capitalize(kind)} added`);
  };
  return (
    <section aria-labelledby="project-discussion">
      <h3 id="project-discussion">
        {pluralize(comments, 'comment')}, {pluralize(questions, 'question')}
      </h3>
      <ul className="project-discussion">
        {project.discussion.map((post) => (
          <li key={post.id}>
            <p>
              <b>
                {post.fromId === CURRENT_USER_ID
                  ? 'You'
                  : (people.get(post.fromId)?.name ?? 'Unknown member')}
              </b>
              <time dateTime={post.at} title={formatDateTime(new Date(post.at))}>
                {formatRelativeTime(new Date(post.at))}
              </time>
            </p>
            <p dir="auto">{post.text}</p>
          </li>
        ))}
      </ul>
      <ProjectAddForm
        label="Comment or question"
        placeholder="Comment, or question with a ?"
        maxLength={400}
        action="Send"
        onAdd={add}
      />
    </section>
  );
}
