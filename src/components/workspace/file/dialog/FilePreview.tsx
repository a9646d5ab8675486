import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { JoinedFile } from '@/data/file/collection';
import { fileBytesOptions, fileTextOptions } from '@/queries/workspace/file';
import { FileIcon } from '@/components/workspace/file/list/FileIcon';
import type { FileDeeds } from '@/components/workspace/file/use-file-actions';
import { usePicture } from '@/components/workspace/file/use-blob-image';

interface Props {
  file: JoinedFile;
  /** The files shown beside it, in their order. */
  among: readonly JoinedFile[];
  deeds: FileDeeds;
  onClose: () => void;
}

/** More text than this is slow to show. */
const MOST_TEXT = 500_000;
const isText = ({ type, title, bytes }: JoinedFile) =>
  bytes <= MOST_TEXT &&
  (type.startsWith('text/') || /\.(?:txt|md|csv|tsv|json|log|ya?ml|xml|html?|css|[jt]s)$/iu.test(title));

/** A file itself: picture, sound, film or text, as far as a browser shows it. */
export function Preview({ file, among, deeds, onClose }: Props) {
  const around = among.filter((other) => other.kind !== 'folder');
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
        <>
          <button
            type="button"
            className="btn btn-outline-secondary"
            disabled={!before}
            onClick={() => before && deeds.open(before)}
          >
            Previous
          </button>
          <button
            type="button"
            className="btn btn-outline-secondary"
            disabled={!after}
            onClick={() => after && deeds.open(after)}
          >
            Next
          </button>
          <button type="button" className="btn btn-primary" onClick={() => deeds.download([file])}>
            Download
          </button>
        </>
      }
    >
      <div className="files-view">
        <Content key={file.id} file={file} />
      </div>
    </Dialog>
  );
}

const Bare = ({ file, words }: { file: JoinedFile; words: string }) => (
  <div className="files-bare">
    <FileIcon kind={file.kind} variant={file.fileVariant} />
    <p>{words}</p>
  </div>
);

function Content({ file }: { file: JoinedFile }) {
  const { data, isPending } = useQuery(fileBytesOptions(file.blobKey));
  if (isPending) return <p role="status">Loading</p>;
  if (!data) return <Bare file={file} words="A sample file: it has a name and a size, but no content." />;
  if (file.kind === 'image') return <Picture blob={data} title={file.title} />;
  if (file.kind === 'audio' || file.kind === 'video') return <Recording blob={data} file={file} />;
  if (isText(file)) return <Words file={file} />;
  return <Bare file={file} words="This type opens in another program. Download it to look at it." />;
}

const Picture = ({ blob, title }: { blob: Blob; title: string }) => (
  <img ref={usePicture(blob)} alt={title} />
);

function Recording({ blob, file }: { blob: Blob; file: JoinedFile }) {
  const ref = usePicture(blob);
  const Player = file.kind === 'audio' ? 'audio' : 'video';
  return <Player ref={ref} controls aria-label={file.title} />;
}

function Words({ file }: { file: JoinedFile }) {
  const { data = '' } = useQuery(fileTextOptions(file.blobKey));
  return (
    <pre tabIndex={0} aria-label={file.title}>
      {data}
    </pre>
  );
}
