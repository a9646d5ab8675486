import { type FormEvent, useState } from 'react';
import { projectCounts } from '@/data/project/counts';
import type { Project } from '@/data/project/schema';
import type { User } from '@/data/user/schema';
import { formatDateTime, formatRelativeTime } from '@/lib/dates/relative-time';
import { capitalize, pluralize } from '@/lib/text/format';

interface Props {
  project: Project;
  people: ReadonlyMap<number, User>;
  save: (next: Project, toast: string) => void;
}

/** Id of the current user in the sample data. */
const CURRENT_USER_ID = 0;

export function ProjectDiscussion({ project, people, save }: Props) {
  const [text, setText] = useState('');
  const { comments, questions } = projectCounts(project);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (!words) return;
    const kind = words.endsWith('?') ? ('question' as const) : ('comment' as const);
    const post = {
      id: crypto.randomUUID(),
      kind,
      fromId: CURRENT_USER_ID,
      text: words,
      at: new Date().toISOString(),
    };
    save({ ...project, discussion: [...project.discussion, post] }, `${capitalize(kind)} added`);
    setText('');
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
      <form className="project-add" onSubmit={add}>
        <input
          className="form-control"
          aria-label="Comment or question"
          placeholder="Comment, or question with a ?"
          maxLength={400}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn btn-outline-secondary">
          Send
        </button>
      </form>
    </section>
  );
}
