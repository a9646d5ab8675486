import { pluralize } from '@/lib/text/format';
import type { FileSearch } from '@/components/workspace/file/file-search';
import type { FileActions } from '@/components/workspace/file/use-file-actions';
import type { FileSelection } from './use-file-selection';

interface Props {
  selection: FileSelection;
  place: FileSearch['place'];
  actions: FileActions;
}

export function FileSelectionBar({
  selection: { selected: marked, selectAll: all, clear },
  place,
  actions: deeds,
}: Props) {
  const deed = (label: string, run: (files: typeof marked) => void) => (
    <button type="button" className="btn btn-quiet btn-sm" onClick={() => run(marked)}>
      {label}
    </button>
  );
  return (
    <div className="files-marks card" role="toolbar" aria-label="Selected files">
      <b role="status">{pluralize(marked.length, 'item')} selected</b>
      {place === 'bin' ? (
        <>
          {deed('Restore', deeds.restore)}
          {deed('Delete for good', deeds.deleteForever)}
        </>
      ) : (
        <>
          {deed('Move', deeds.startMove)}
          {deed('Copy', deeds.copy)}
          {deed('Download', deeds.download)}
          {deed('To the bin', deeds.trash)}
        </>
      )}
      {deed('All', all)}
      {deed('None', clear)}
    </div>
  );
}
