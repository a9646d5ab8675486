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
  const actionButton = (label: string, run: (files: typeof selected) => void) => (
    <button type="button" className="btn btn-quiet btn-sm" onClick={() => run(selected)}>
      {label}
    </button>
  );
  return (
    <div className="files-selection-bar card" role="toolbar" aria-label="Selected files">
      <b role="status">{pluralize(selected.length, 'item')} selected</b>
      {place === 'bin' ? (
        <>
          {actionButton('Restore', actions.restore)}
          {actionButton('Delete permanently', actions.deleteForever)}
        </>
      ) : (
        <>
          {actionButton('Move', actions.startMove)}
          {actionButton('Copy', actions.copy)}
          {actionButton('Download', actions.download)}
          {actionButton('Move to bin', actions.trash)}
        </>
      )}
      {actionButton('All', selectAll)}
      {actionButton('None', clear)}
    </div>
  );
}
