import { Dialog } from '@/components/ui/overlay/Dialog';
import { Face } from '@/components/ui/Avatar';
import type { Project } from '@/data/project/collection';
import type { User } from '@/data/user/collection';
import { longDay } from '@/lib/dates/day';
import { counted } from '@/lib/text/format';
import { Progress } from './ProjectCard';
import type { ProjectDeeds } from './ProjectMenu';

interface Props {
  project: Project;
  people: ReadonlyMap<number, User>;
  deeds: ProjectDeeds;
  onClose: () => void;
}

/** Everything about a project, beside the list. */
export const ProjectDrawer = ({ project, people, deeds, onClose }: Props) => (
  <Dialog
    open
    onClose={onClose}
    placement="end"
    title={project.title}
    lead={<span className={`tag tag-${project.fileVariant}`}>{project.status}</span>}
    footer={
      <>
        <button type="button" className="btn btn-outline-secondary" onClick={() => deeds.archive(project)}>
          {project.archived ? 'Bring back' : 'Archive'}
        </button>
        <button type="button" className="btn btn-primary" onClick={() => deeds.edit(project)}>
          Edit
        </button>
      </>
    }
  >
    <div className="project-d">
      <p>{project.text}</p>
      <Progress project={project} />
      <dl>
        <dt>Started</dt>
        <dd>{longDay(project.startDate)}</dd>
        <dt>Due</dt>
        <dd>{longDay(project.dueDate)}</dd>
        <dt>Talk</dt>
        <dd>
          {counted(project.comments, 'comment')}, {counted(project.questions, 'question')}
        </dd>
      </dl>
      <h3>{counted(project.memberIds.length, 'person', 'people')}</h3>
      <ul>
        {project.memberIds.map((id) => {
          const user = people.get(id);
          return (
            <li key={id}>
              <Face size="sm" name={user?.name ?? 'Somebody'} url={user?.image ?? null} silent />
              <span>
                {user?.name ?? 'Somebody'}
                <small>{user?.role}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  </Dialog>
);
