import IconDown from '~icons/tabler/arrow-down';
import IconUp from '~icons/tabler/arrow-up';
import IconFolders from '~icons/tabler/folders';
import { SearchInput } from '@/components/ui/control/SearchInput';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import { SortSelect } from '@/components/ui/control/SortSelect';
import { fileKinds } from '@/data/file/kinds';
import { commonText } from '@/messages/ui/common';
import { fileText } from '@/messages/workspace/file';
import { kindNames } from './kind-names';
import type { FileSearch } from './file-search';
import { sortDirection } from './file-tree';

interface Props {
  search: FileSearch;
  change: (next: Partial<FileSearch>) => void;
  /** Opens the folder drawer; null where the folder tree is visible. */
  onShowFolders: (() => void) | null;
}

const sorts = [
  ['name', fileText.byName],
  ['date', fileText.byDateModified],
  ['size', fileText.bySize],
  ['kind', fileText.byType],
  ['rating', fileText.byRating],
] as const;

const RATINGS = [5, 4, 3, 2, 1] as const;

export function FileToolbar({ search, change, onShowFolders }: Props) {
  const order = sortDirection(search);
  return (
    <div className="toolbar row-2 flex-wrap">
      {onShowFolders && (
        <button type="button" className="icon-button" aria-label={fileText.folders} onClick={onShowFolders}>
          <IconFolders />
        </button>
      )}
      <SearchInput
        label={fileText.searchFiles}
        placeholder={commonText.search}
        value={search.q ?? ''}
        onChange={(text) => change({ q: text || undefined })}
      />
      <SegmentedControl
        legend={fileText.view}
        options={[
          ['grid', fileText.grid],
          ['list', fileText.list],
        ]}
        value={search.view ?? 'grid'}
        onChange={(view) => change({ view })}
      />
      <select
        className="form-select"
        aria-label={fileText.type}
        value={search.type ?? ''}
        onChange={(event) => change({ type: fileKinds.find((kind) => kind === event.target.value) })}
      >
        <option value="">{fileText.allTypes}</option>
        {fileKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </select>
      <select
        className="form-select"
        aria-label={fileText.rating}
        value={search.rating ?? ''}
        onChange={(event) => change({ rating: Number(event.target.value) || undefined })}
      >
        <option value="">{fileText.anyRating}</option>
        {RATINGS.map((rating) => (
          <option key={rating} value={rating}>
            {(rating === RATINGS[0] ? fileText.fullRating : fileText.ratingFrom)(rating)}
          </option>
        ))}
      </select>
      <div className="toolbar-order row-2">
        <SortSelect
          label={commonText.sort}
          options={sorts}
          value={search.sort ?? 'name'}
          onChange={(sort) => change({ sort, order: undefined })}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={order === 'up' ? fileText.ascending : fileText.descending}
          onClick={() => change({ order: order === 'up' ? 'down' : 'up' })}
        >
          {order === 'up' ? <IconUp /> : <IconDown />}
        </button>
      </div>
    </div>
  );
}
