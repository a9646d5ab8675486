import { SearchInput } from '@/components/ui/control/SearchInput';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import { ProjectStatus } from '@/data/project/schema';
import type { ProjectSearch } from './project-search';

interface Props {
  search: ProjectSearch;
  change: (next: Partial<ProjectSearch>) => void;
}

const statuses = [...ProjectStatus.options, 'Archived'] as const;
const DUE_DAYS = [7, 30, 90] as const;
const sorts = [
  ['date', 'By due date'],
  ['name', 'By name'],
  ['progress', 'By progress'],
] as const;

export const ProjectToolbar = ({ search, change }: Props) => (
  <div className="project-tools">
    <SearchInput
      label="Search projects"
      value={search.q ?? ''}
      onChange={(text) => change({ q: text || undefined })}
    />
    <select
      className="form-select"
      aria-label="Status"
      value={search.status ?? ''}
      onChange={(event) => change({ status: statuses.find((known) => known === event.target.value) })}
    >
      <option value="">All statuses</option>
      {statuses.map((status) => (
        <option key={status}>{status}</option>
      ))}
    </select>
    <select
      className="form-select"
      aria-label="Due"
      value={search.due ?? ''}
      onChange={(event) => change({ due: DUE_DAYS.find((known) => String(known) === event.target.value) })}
    >
      <option value="">Any due date</option>
      {DUE_DAYS.map((days) => (
        <option key={days} value={days}>
          Within {days} days
        </option>
      ))}
    </select>
    <select
      className="form-select"
      aria-label="Order"
      value={search.sort ?? 'date'}
      onChange={(event) => change({ sort: sorts.find(([key]) => key === event.target.value)?.[0] })}
    >
      {sorts.map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
    <SegmentedControl
      legend="View"
      options={[
        ['cards', 'Cards'],
        ['table', 'Table'],
      ]}
      value={search.view ?? 'cards'}
      onChange={(view) => change({ view })}
    />
  </div>
);
