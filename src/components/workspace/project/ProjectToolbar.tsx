import { SearchInput } from '@/components/ui/control/SearchInput';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import { SortSelect } from '@/components/ui/control/SortSelect';
import { ProjectStatus } from '@/data/project/schema';
import { commonText } from '@/messages/ui/common';
import { projectText } from '@/messages/workspace/project';
import { statusNames } from './status-names';
import type { ProjectSearch } from './project-search';

interface Props {
  search: ProjectSearch;
  change: (next: Partial<ProjectSearch>) => void;
}

const statuses = [...ProjectStatus.options, 'Archived'] as const;
const DUE_DAYS = [7, 30, 90] as const;
const sorts = [
  ['date', projectText.byDueDate],
  ['name', projectText.byName],
  ['progress', projectText.byProgress],
] as const;

export const ProjectToolbar = ({ search, change }: Props) => (
  <div className="toolbar mb-4 row-2 flex-wrap">
    <SearchInput
      label={projectText.searchProjects}
      value={search.q ?? ''}
      onChange={(text) => change({ q: text || undefined })}
    />
    <select
      className="form-select"
      aria-label={commonText.status}
      value={search.status ?? ''}
      onChange={(event) => change({ status: statuses.find((known) => known === event.target.value) })}
    >
      <option value="">{projectText.allStatuses}</option>
      {statuses.map((status) => (
        <option key={status} value={status}>
          {status === 'Archived' ? projectText.archived : statusNames[status]}
        </option>
      ))}
    </select>
    <select
      className="form-select"
      aria-label={projectText.due}
      value={search.due ?? ''}
      onChange={(event) => change({ due: DUE_DAYS.find((known) => String(known) === event.target.value) })}
    >
      <option value="">{projectText.anyDueDate}</option>
      {DUE_DAYS.map((days) => (
        <option key={days} value={days}>
          {projectText.withinDays(days)}
        </option>
      ))}
    </select>
    <SortSelect
      label={projectText.order}
      options={sorts}
      value={search.sort ?? 'date'}
      onChange={(sort) => change({ sort })}
    />
    <SegmentedControl
      legend={projectText.view}
      options={[
        ['cards', projectText.cards],
        ['table', projectText.table],
      ]}
      value={search.view ?? 'cards'}
      onChange={(view) => change({ view })}
    />
  </div>
);
