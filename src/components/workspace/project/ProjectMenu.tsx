import IconArchive from '~icons/tabler/archive';
import IconDots from '~icons/tabler/dots-vertical';
import IconEdit from '~icons/tabler/edit';
import IconEye from '~icons/tabler/eye';
import { Menu } from '@/components/ui/overlay/Menu';
import type { Project } from '@/data/project/schema';

export interface ProjectActions {
  open: (project: Project) => void;
  edit: (project: Project) => void;
  archive: (project: Project) => void;
}

export const ProjectMenu = ({
  project,
  projectActions,
}: {
  project: Project;
  projectActions: ProjectActions;
}) => (
  <Menu
    label={`More for ${project.title}`}
    className="icon-button icon-button-sm"
    trigger={<IconDots />}
    items={[
      { label: 'Details', icon: <IconEye />, onSelect: () => projectActions.open(project) },
      { label: 'Edit', icon: <IconEdit />, onSelect: () => projectActions.edit(project) },
      {
        label: project.archived ? 'Restore' : 'Archive',
        icon: <IconArchive />,
        onSelect: () => projectActions.archive(project),
      },
    ]}
  />
);
