import { counted } from '@/lib/text/format';
import type { FileSearch } from '@/components/workspace/file/file-search';
import type { FileDeeds } from '@/components/workspace/file/use-file-actions';
import type { Marks } from './use-file-selection';

interface Props {
  marks: Marks;
  place: FileSearch['place'];
  deeds: FileDeeds;
}

/** How many are marked, and what can be done with all of them. */
export function MarkBar({ marks: { marked, all, clear }, place, deeds }: Props) {
  const deed = (label: string, run: (files: typeof marked) => void) => (
    <button type="button" className="btn btn-quiet btn-sm" onClick={() => run(marked)}>
      {label}
    </button>
  );
  return (
    <div className="files-marks card" role="toolbar" aria-label="Selected files">
      <b role="status">{counted(marked.length, 'item')} selected</b>
      {place === 'bin' ? (
        <>
          {deed('Restore', deeds.restore)}
          {deed('Delete for good', deeds.destroy)}
        </>
      ) : (
        <>
          {deed('Move', deeds.move)}
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
