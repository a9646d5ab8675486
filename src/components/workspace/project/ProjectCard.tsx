import IconCalendar from '~icons/tabler/calendar-due';
import IconHelp from '~icons/tabler/help-circle';
import IconMessage from '~icons/tabler/message-circle';
import { Avatar } from '@/components/ui/Avatar';
import { projectCounts } from '@/data/project/counts';
import type { Project } from '@/data/project/schema';
import type { Person, PersonId } from '@/data/task/schema';
import { formatLongDay, formatShortDay, today } from '@/lib/dates/day';
import { pluralize } from '@/lib/text/format';
import { projectProgress } from './filter-projects';
import { type ProjectActions, ProjectMenu } from './ProjectMenu';

interface Props {
  project: Project;
  people: ReadonlyMap<PersonId, Person>;
  actions: ProjectActions;
}

export const ProjectProgress = ({ project }: { project: Project }) => (
  <div className="project-progress">
    <div
      className="progress-track"
      role="progressbar"
      aria-label={`${project.title}, done`}
      aria-valuenow={projectProgress(project)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${projectProgress(project)}%` }} />
    </div>
    <small>
      {projectCounts(project).done} of {pluralize(project.tasks.length, 'task')}
    </small>
  </div>
);

export const ProjectTeam = ({
  ids,
  people,
}: {
  ids: readonly PersonId[];
  people: ReadonlyMap<PersonId, Person>;
}) => (
  <span className="avatar-group">
    {ids.slice(0, 3).map((id) => (
      <Avatar
        key={id}
        size="sm"
        name={people.get(id)?.name ?? 'Unknown member'}
        url={people.get(id)?.image ?? null}
      />
    ))}
    {ids.length > 3 && <span className="avatar avatar-sm avatar-more">+{ids.length - 3}</span>}
  </span>
);

export const ProjectCard = ({ project, people, actions }: Props) => (
  <li className="card project">
    <header>
      <span className={`tag tag-${project.fileVariant}`}>{project.status}</span>
      <ProjectMenu project={project} actions={actions} />
    </header>
    <h2>
      <button type="button" onClick={() => actions.open(project)}>
        {project.title}
      </button>
    </h2>
    <p>{project.text}</p>
    <ProjectProgress project={project} />
    <footer>
      <ProjectTeam ids={project.memberIds} people={people} />
      <span className="project-fact" title={pluralize(projectCounts(project).comments, 'comment')}>
        <IconMessage />
        {projectCounts(project).comments}
      </span>
      <span className="project-fact" title={pluralize(projectCounts(project).questions, 'question')}>
        <IconHelp />
        {projectCounts(project).questions}
      </span>
      <span
        className={`project-fact${project.dueDate < today() && project.status !== 'Finished' ? ' is-late' : ''}`}
        title={`Due ${formatLongDay(project.dueDate)}`}
      >
        <IconCalendar />
        {formatShortDay(project.dueDate)}
      </span>
    </footer>
  </li>
);
