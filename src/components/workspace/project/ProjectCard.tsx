import IconCalendar from '~icons/tabler/calendar-due';
import IconHelp from '~icons/tabler/help-circle';
import IconMessage from '~icons/tabler/message-circle';
import { Avatar } from '@/components/ui/Avatar';
import { projectCounts } from '@/data/project/counts';
import type { Project } from '@/data/project/schema';
import type { Person, PersonId } from '@/data/task/schema';
import { formatLongDay, formatShortDay, today } from '@/lib/dates/day';
import { projectText } from '@/messages/workspace/project';
import { projectProgress } from './filter-projects';
import { ProjectIcon } from './icon/ProjectIcon';
import { type ProjectActions, ProjectMenu } from './ProjectMenu';
import { statusNames } from './status-names';

interface Props {
  project: Project;
  people: ReadonlyMap<PersonId, Person>;
  actions: ProjectActions;
}

export const ProjectProgress = ({ project }: { project: Project }) => (
  <div>
    <div
      className="progress-track"
      role="progressbar"
      aria-label={projectText.progressOf(project.title)}
      aria-valuenow={projectProgress(project)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i className="bg-c1 rounded-sm" style={{ width: `${projectProgress(project)}%` }} />
    </div>
    <small className="d-block mt-1 fs-sm text-ink-3">
      {projectText.doneOfTasks(projectCounts(project).done, project.tasks.length)}
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
  <span className="avatar-group flex-1">
    {ids.slice(0, 3).map((id) => (
      <Avatar
        key={id}
        size="sm"
        name={people.get(id)?.name ?? projectText.unknownMember}
        url={people.get(id)?.image ?? null}
      />
    ))}
    {ids.length > 3 && <span className="avatar avatar-sm avatar-more">+{ids.length - 3}</span>}
  </span>
);

export const ProjectCard = ({ project, people, actions }: Props) => (
  <li className="card gap-2 p-4">
    <header className="d-flex align-items-center justify-content-between">
      <span className="row-2">
        <ProjectIcon name={project.icon} />
        <span className={`tag tag-${project.fileVariant}`}>{statusNames[project.status]}</span>
      </span>
      <ProjectMenu project={project} actions={actions} />
    </header>
    <h2>
      <button type="button" className="text-button" onClick={() => actions.open(project)}>
        {project.title}
      </button>
    </h2>
    <p className="text-ink-2">{project.text}</p>
    <ProjectProgress project={project} />
    <footer className="row-3 mt-auto pt-2">
      <ProjectTeam ids={project.memberIds} people={people} />
      <span
        className="inline-row-1 fs-sm text-ink-3"
        title={projectText.commentCount(projectCounts(project).comments)}
      >
        <IconMessage />
        {projectCounts(project).comments}
      </span>
      <span
        className="inline-row-1 fs-sm text-ink-3"
        title={projectText.questionCount(projectCounts(project).questions)}
      >
        <IconHelp />
        {projectCounts(project).questions}
      </span>
      <span
        className={`inline-row-1 fs-sm ${project.dueDate < today() && project.status !== 'Finished' ? 'text-danger fw-semibold' : 'text-ink-3'}`}
        title={projectText.dueOn(formatLongDay(project.dueDate))}
      >
        <IconCalendar />
        {formatShortDay(project.dueDate)}
      </span>
    </footer>
  </li>
);
