import IconArchive from '~icons/tabler/archive';
import IconDots from '~icons/tabler/dots-vertical';
import IconEdit from '~icons/tabler/edit';
import IconEye from '~icons/tabler/eye';
import { Menu } from '@/components/ui/overlay/Menu';
import type { Project } from '@/data/project/schema';

export interface ProjectActions {
  open: (project: Project) => void;
  /** Null for a reader of the space. */
  change: {
    edit: (project: Project) => void;
    archive: (project: Project) => void;
  } | null;
}

interface Props {
  project: Project;
  actions: ProjectActions;
}

export const ProjectMenu = ({ project, actions: { open, change } }: Props) => (
  <Menu
    label={`More for ${project.title}`}
    className="icon-button icon-button-sm"
    trigger={<IconDots />}
    items={[
      { label: 'Details', icon: <IconEye />, onSelect: () => open(project) },
      ...(change
        ? [
            { label: 'Edit', icon: <IconEdit />, onSelect: () => change.edit(project) },
            {
              label: project.archived ? 'Restore' : 'Archive',
              icon: <IconArchive />,
              onSelect: () => change.archive(project),
            },
          ]
        : []),
    ]}
  />
);
