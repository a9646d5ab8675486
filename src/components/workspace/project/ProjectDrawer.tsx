import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { Avatar } from '@/components/ui/Avatar';
import type { Project } from '@/data/project/schema';
import type { User } from '@/data/user/schema';
import { formatLongDay } from '@/lib/dates/day';
import { pluralize } from '@/lib/text/format';
import { ProjectDiscussion } from './ProjectDiscussion';
import type { ProjectActions } from './ProjectMenu';
import { ProjectTasks } from './ProjectTasks';

interface Props {
  project: Project;
  people: ReadonlyMap<number, User>;
  actions: ProjectActions;
  save: (next: Project, toast: string) => void;
  onClose: () => void;
}

export const ProjectDrawer = ({ project, people, actions, save, onClose }: Props) => (
  <Dialog
    open
    onClose={onClose}
    placement="end"
    title={project.title}
    lead={<span className={`tag tag-${project.fileVariant}`}>{project.status}</span>}
    footer={
      <DialogFooter>
        <button type="button" className="btn btn-outline-secondary" onClick={() => actions.archive(project)}>
          {project.archived ? 'Restore' : 'Archive'}
        </button>
        <button type="button" className="btn btn-primary" onClick={() => actions.edit(project)}>
          Edit
        </button>
      </DialogFooter>
    }
  >
    <div className="project-drawer">
      <p>{project.text}</p>
      <dl>
        <dt>Started</dt>
        <dd>{formatLongDay(project.startDate)}</dd>
        <dt>Due</dt>
        <dd>{formatLongDay(project.dueDate)}</dd>
      </dl>
      <ProjectTasks project={project} save={save} />
      <ProjectDiscussion project={project} people={people} save={save} />
      <h3>{pluralize(project.memberIds.length, 'person', 'people')}</h3>
      <ul className="project-people">
        {project.memberIds.map((id) => {
          const user = people.get(id);
          return (
            <li key={id}>
              <Avatar size="sm" name={user?.name ?? 'Unknown member'} url={user?.image ?? null} silent />
              <span>
                {user?.name ?? 'Unknown member'}
                <small>{user?.role}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  </Dialog>
);
