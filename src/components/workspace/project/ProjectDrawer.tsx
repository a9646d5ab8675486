import { lazy, Suspense } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { Avatar } from '@/components/ui/Avatar';
import type { Project } from '@/data/project/schema';
import type { Person, PersonId } from '@/data/task/schema';
import { formatLongDay } from '@/lib/dates/day';
import { SpaceNotice } from '@/components/workspace/space/SpaceNotice';
import type { CurrentSpace } from '@/queries/workspace/space';
import { commonText } from '@/messages/ui/common';
import { projectText } from '@/messages/workspace/project';
import { ProjectIcon } from './icon/ProjectIcon';
import { ProjectDiscussion } from './ProjectDiscussion';
import type { ProjectActions } from './ProjectMenu';
import { ProjectTasks } from './ProjectTasks';
import { statusNames } from './status-names';

const ItemHistory = lazy(async () => ({
  default: (await import('@/components/workspace/space/ItemHistory')).ItemHistory,
}));

interface Props {
  project: Project;
  people: ReadonlyMap<PersonId, Person>;
  /** Null for the sample data. */
  space: CurrentSpace | null;
  actions: ProjectActions;
  save: (next: Project, toast: string) => void;
  onClose: () => void;
}

export const ProjectDrawer = ({ project, people, space, actions: { change }, save, onClose }: Props) => (
  <Dialog
    open
    onClose={onClose}
    placement="end"
    title={project.title}
    lead={
      <span className="row-2">
        <ProjectIcon name={project.icon} />
        <span className={`tag tag-${project.fileVariant}`}>{statusNames[project.status]}</span>
      </span>
    }
    footer={
      change && (
        <DialogFooter>
          <button type="button" className="btn btn-outline-secondary" onClick={() => change.archive(project)}>
            {project.archived ? commonText.restore : commonText.archive}
          </button>
          <button type="button" className="btn btn-primary" onClick={() => change.edit(project)}>
            {commonText.edit}
          </button>
        </DialogFooter>
      )
    }
  >
    <div className="stack-4">
      {space?.role === 'reader' && <SpaceNotice space={space} className="mb-0" />}
      <p>{project.text}</p>
      <dl className="fact-list">
        <dt>{projectText.started}</dt>
        <dd>{formatLongDay(project.startDate)}</dd>
        <dt>{projectText.due}</dt>
        <dd>{formatLongDay(project.dueDate)}</dd>
      </dl>
      <ProjectTasks project={project} save={change && save} />
      <ProjectDiscussion project={project} people={people} save={change && save} />
      <h3 className="mb-2">{projectText.peopleCount(project.memberIds.length)}</h3>
      <ul className="stack-3">
        {project.memberIds.map((id) => {
          const user = people.get(id);
          return (
            <li key={id} className="row-3">
              <Avatar
                size="sm"
                name={user?.name ?? projectText.unknownMember}
                url={user?.image ?? null}
                silent
              />
              <span>
                {user?.name ?? projectText.unknownMember}
                <small className="d-block text-ink-3">{user?.role}</small>
              </span>
            </li>
          );
        })}
      </ul>
      {space && (
        <Suspense>
          <ItemHistory space={space} itemId={project.id} />
        </Suspense>
      )}
    </div>
  </Dialog>
);
