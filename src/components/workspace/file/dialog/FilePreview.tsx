import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import type { FileWithUser } from '@/data/file/schema';
import { fileBytesOptions, fileTextOptions } from '@/queries/workspace/file-content';
import { FileIcon } from '@/components/workspace/file/list/FileIcon';
import type { FileActions } from '@/components/workspace/file/use-file-actions';
import { useBlobImage } from '@/components/workspace/file/use-blob-image';

interface Props {
  file: FileWithUser;
  /** Files to step through, in list order. */
  siblings: readonly FileWithUser[];
  actions: FileActions;
  onClose: () => void;
}

/** Larger text files are slow to render and have no preview. */
const MAX_TEXT_BYTES = 500_000;
const isText = ({ type, title, bytes }: FileWithUser) =>
  bytes <= MAX_TEXT_BYTES &&
  (type.startsWith('text/') || /\.(?:txt|md|csv|tsv|json|log|ya?ml|xml|html?|css|[jt]s)$/iu.test(title));

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
        <PreviewContent key={file.id} file={file} />
      </div>
    </Dialog>
  );
}

const NoPreview = ({ file, words }: { file: FileWithUser; words: string }) => (
  <div className="file-preview-fallback">
    <FileIcon kind={file.kind} variant={file.fileVariant} />
    <p>{words}</p>
  </div>
);

function PreviewContent({ file }: { file: FileWithUser }) {
  const { data, isPending } = useQuery(fileBytesOptions(file.blobKey));
  if (isPending) return <p role="status">Loading</p>;
  if (!data) return <NoPreview file={file} words="Sample files have no content to show." />;
  if (file.kind === 'image') return <PicturePreview blob={data} title={file.title} />;
  if (file.kind === 'audio' || file.kind === 'video') return <MediaPreview blob={data} file={file} />;
  if (isText(file)) return <TextPreview file={file} />;
  return <NoPreview file={file} words="No preview for this type. Download the file to open it." />;
}

const PicturePreview = ({ blob, title }: { blob: Blob; title: string }) => (
  <img ref={useBlobImage(blob)} alt={title} />
);

function MediaPreview({ blob, file }: { blob: Blob; file: FileWithUser }) {
  const ref = useBlobImage(blob);
  const Player = file.kind === 'audio' ? 'audio' : 'video';
  return <Player ref={ref} controls aria-label={file.title} />;
}

function TextPreview({ file }: { file: FileWithUser }) {
  const { data = '' } = useQuery(fileTextOptions(file.blobKey));
  return (
    <pre tabIndex={0} aria-label={file.title}>
      {data}
    </pre>
  );
}
