import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import type { FileWithUser } from '@/data/file/schema';
import type { FileActions } from '@/components/workspace/file/use-file-actions';
import { PreviewContent } from './PreviewContent';

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
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={file.title}
      lead={`${file.file}, ${file.size}`}
      footer={
        <DialogFooter>
          <button
            type="button"
            className="btn btn-outline-secondary"
            disabled={!before}
            onClick={() => before && actions.open(before)}
          >
            Previous
          </button>
          <button
            type="button"
            className="btn btn-outline-secondary"
            disabled={!after}
            onClick={() => after && actions.open(after)}
          >
            Next
          </button>
          <button type="button" className="btn btn-primary" onClick={() => actions.download([file])}>
            Download
          </button>
        </DialogFooter>
      }
    >
      <div className="file-preview">
        <PreviewContent key={file.current} file={file} />
      </div>
    </Dialog>
  );
}
