import { PreviewDialog } from '@/components/kits/preview/PreviewDialog';
import { kindNames } from '@/components/workspace/file/kind-names';
import type { FileWithUser } from '@/data/file/schema';
import type { FileActions } from '@/components/workspace/file/use-file-actions';
import { commonText } from '@/messages/ui/common';

interface Props {
  /** As it shows the previewed version. */
  file: FileWithUser;
  /** Files to step through, in list order. */
  siblings: readonly FileWithUser[];
  actions: FileActions;
  onClose: () => void;
}

export function FilePreview({ file, siblings, actions, onClose }: Props) {
  const around = siblings.filter((other) => other.kind !== 'folder');
  const here = around.findIndex((other) => other.id === file.id);
  const [before, after] = [around[here - 1], here < 0 ? undefined : around[here + 1]];
  return (
    <PreviewDialog file={file} lead={`${kindNames[file.kind]}, ${file.size}`} onClose={onClose}>
      <button
        type="button"
        className="btn btn-outline-secondary"
        disabled={!before}
        onClick={() => before && actions.open(before)}
      >
        {commonText.previous}
      </button>
      <button
        type="button"
        className="btn btn-outline-secondary"
        disabled={!after}
        onClick={() => after && actions.open(after)}
      >
        {commonText.next}
      </button>
    </PreviewDialog>
  );
}
