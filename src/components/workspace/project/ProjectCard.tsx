import IconCalendar from '~icons/tabler/calendar-due';
import IconHelp from '~icons/tabler/help-circle';
import IconMessage from '~icons/tabler/message-circle';
import { Face } from '@/components/ui/Avatar';
import type { Project } from '@/data/project/collection';
import type { User } from '@/data/user/collection';
import { longDay, shortDay, today } from '@/lib/dates/day';
import { counted } from '@/lib/text/format';
import { progressOf } from './filter-projects';
import { type ProjectDeeds, ProjectMenu } from './ProjectMenu';

interface Props {
  project: Project;
  people: ReadonlyMap<number, User>;
  deeds: ProjectDeeds;
}

/** How far a project is, in figures and as a bar. */
export const Progress = ({ project }: { project: Project }) => (
  <div className="project-p">
    <div
      className="pbar"
      role="progressbar"
      aria-label={`${project.title}, done`}
      aria-valuenow={progressOf(project)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${progressOf(project)}%` }} />
    </div>
    <small>
      {project.tasksDone} of {counted(project.tasksTotal, 'task')}
    </small>
  </div>
);

/** The faces of a team: three, and how many more. */
export const Team = ({ ids, people }: { ids: readonly number[]; people: ReadonlyMap<number, User> }) => (
  <span className="faces">
    {ids.slice(0, 3).map((id) => (
      <Face
        key={id}
        size="sm"
        name={people.get(id)?.name ?? 'Somebody'}
        url={people.get(id)?.image ?? null}
      />
    ))}
    {ids.length > 3 && <span className="face face-sm face-more">+{ids.length - 3}</span>}
  </span>
);

/** A project with everything that counts at a glance. */
export const ProjectCard = ({ project, people, deeds }: Props) => (
  <li className="card project">
    <header>
      <span className={`tag tag-${project.fileVariant}`}>{project.status}</span>
      <ProjectMenu project={project} deeds={deeds} />
    </header>
    <h2>
      <button type="button" onClick={() => deeds.open(project)}>
        {project.title}
      </button>
    </h2>
    <p>{project.text}</p>
    <Progress project={project} />
    <footer>
      <Team ids={project.memberIds} people={people} />
      <span className="kc-m" title={counted(project.comments, 'comment')}>
        <IconMessage />
        {project.comments}
      </span>
      <span className="kc-m" title={counted(project.questions, 'question')}>
        <IconHelp />
        {project.questions}
      </span>
      <span
        className={`kc-m${project.dueDate < today() && project.status !== 'Finished' ? ' is-late' : ''}`}
        title={`Due ${longDay(project.dueDate)}`}
      >
        <IconCalendar />
        {shortDay(project.dueDate)}
      </span>
    </footer>
  </li>
);
