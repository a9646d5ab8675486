import type { ReactNode } from 'react';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import type { Project } from '@/data/project/schema';
import { projectText } from '@/messages/workspace/project';
import { projectColumns } from './project-columns';

interface Props {
  projects: readonly Project[];
  /** Menu of a row. */
  actions: (project: Project) => ReactNode;
}

const tools = { columns: true, csv: true, print: true, chart: true };

export function ProjectTable({ projects, actions }: Props) {
  const control = useLocalTableState();
  return (
    <DataTable
      label={projectText.projects}
      singular={projectText.projectNoun}
      plural={projectText.projectsNoun}
      rows={projects}
      columns={projectColumns}
      rowId={(project) => project.id}
      control={control}
      tools={tools}
      actions={actions}
    />
  );
}
