import { pluralize } from '@/lib/text/format';
import type { FileSearch } from '@/components/workspace/file/file-search';
import type { FileActions } from '@/components/workspace/file/use-file-actions';
import type { FileSelection } from './use-file-selection';

interface Props {
  selection: FileSelection;
  place: FileSearch['place'];
  actions: FileActions;
}

export function FileSelectionBar({ selection: { selected, selectAll, clear }, place, actions }: Props) {
  const deed = (label: string, run: (files: typeof selected) => void) => (
    <button type="button" className="btn btn-quiet btn-sm" onClick={() => run(selected)}>
      {label}
    </button>
  );
  return (
    <div className="files-selection-bar card" role="toolbar" aria-label="Selected files">
      <b role="status">{pluralize(selected.length, 'item')} selected</b>
      {place === 'bin' ? (
        <>
          {deed('Restore', actions.restore)}
          {deed('Delete permanently', actions.deleteForever)}
        </>
      ) : (
        <>
          {deed('Move', actions.startMove)}
          {deed('Copy', actions.copy)}
          {deed('Download', actions.download)}
          {deed('Move to bin', actions.trash)}
        </>
      )}
      {deed('All', selectAll)}
      {deed('None', clear)}
    </div>
  );
}
