import IconDown from '~icons/tabler/arrow-down';
import IconUp from '~icons/tabler/arrow-up';
import IconFolders from '~icons/tabler/folders';
import { SearchInput } from '@/components/ui/control/SearchInput';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import { fileKinds } from '@/data/file/kinds';
import { fileKindDisplay } from '@/data/file/file-kind';
import type { FileSearch } from './file-search';
import { sortDirection } from './file-tree';

interface Props {
  search: FileSearch;
  change: (next: Partial<FileSearch>) => void;
  /** Opens the folder drawer; null where the folder tree is visible. */
  onShowFolders: (() => void) | null;
}

const sorts = [
  ['name', 'By name'],
  ['date', 'By date modified'],
  ['size', 'By size'],
  ['kind', 'By type'],
] as const;

export function FileToolbar({ search, change, onShowFolders }: Props) {
  const order = sortDirection(search);
  return (
    <div className="files-toolbar">
      {onShowFolders && (
        <button type="button" className="icon-button" aria-label="Folders" onClick={onShowFolders}>
          <IconFolders />
        </button>
      )}
      <SearchInput
        label="Search files"
        placeholder="Search"
        value={search.q ?? ''}
        onChange={(text) => change({ q: text || undefined })}
      />
      <SegmentedControl
        legend="View"
        options={[
          ['grid', 'Grid'],
          ['list', 'List'],
        ]}
        value={search.view ?? 'grid'}
        onChange={(view) => change({ view })}
      />
      <select
        className="form-select"
        aria-label="Type"
        value={search.type ?? ''}
        onChange={(event) => change({ type: fileKinds.find((kind) => kind === event.target.value) })}
      >
        <option value="">All types</option>
        {fileKinds.map((kind) => (
          <option key={kind} value={kind}>
            {fileKindDisplay[kind].label}
          </option>
        ))}
      </select>
      <select
        className="form-select"
        aria-label="Sort"
        value={search.sort ?? 'name'}
        onChange={(event) =>
          change({ sort: sorts.find(([key]) => key === event.target.value)?.[0], order: undefined })
        }
      >
        {sorts.map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="icon-button"
        aria-label={order === 'up' ? 'Ascending, reverse order' : 'Descending, reverse order'}
        onClick={() => change({ order: order === 'up' ? 'down' : 'up' })}
      >
        {order === 'up' ? <IconUp /> : <IconDown />}
      </button>
    </div>
  );
}
