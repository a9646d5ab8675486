import IconArchive from '~icons/tabler/archive';
import IconDots from '~icons/tabler/dots-vertical';
import IconEdit from '~icons/tabler/edit';
import IconEye from '~icons/tabler/eye';
import { Menu } from '@/components/ui/overlay/Menu';
import type { Project } from '@/data/project/schema';
import { commonText } from '@/messages/ui/common';
import { projectText } from '@/messages/workspace/project';

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
    label={projectText.moreFor(project.title)}
    className="icon-button icon-button-sm"
    trigger={<IconDots />}
    items={[
      { label: commonText.details, icon: <IconEye />, onSelect: () => open(project) },
      ...(change
        ? [
            { label: commonText.edit, icon: <IconEdit />, onSelect: () => change.edit(project) },
            {
              label: project.archived ? commonText.restore : commonText.archive,
              icon: <IconArchive />,
              onSelect: () => change.archive(project),
            },
          ]
        : []),
    ]}
  />
);
