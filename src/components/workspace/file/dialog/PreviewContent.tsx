import { useQuery } from '@tanstack/react-query';
import type { FileWithUser } from '@/data/file/schema';
import { fileSourceOptions, fileTextOptions } from '@/queries/workspace/file-content';
import { FileIcon } from '@/components/workspace/file/list/FileIcon';
import { useMediaSource } from '@/components/workspace/file/use-media-source';

/** Larger text files are slow to render and have no preview. */
const MAX_TEXT_BYTES = 500_000;
const isText = ({ type, title, bytes }: FileWithUser) =>
  bytes <= MAX_TEXT_BYTES &&
  (type.startsWith('text/') || /\.(?:txt|md|csv|tsv|json|log|ya?ml|xml|html?|css|[jt]s)$/iu.test(title));

interface Props {
  /** The file as it shows the version. */
  file: FileWithUser;
}

export function PreviewContent({ file }: Props) {
  const { data, isPending, isError, refetch } = useQuery(fileSourceOptions(file.current));
  if (isPending) return <p role="status">Loading</p>;
  if (isError)
    return (
      <NoPreview file={file} words="The file could not be loaded.">
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => void refetch()}>
          Retry
        </button>
      </NoPreview>
    );
  if (data === null) return <NoPreview file={file} words="The content is no longer stored." />;
  if (file.kind === 'image') return <PicturePreview source={data} title={file.title} />;
  if (file.kind === 'audio' || file.kind === 'video') return <MediaPreview source={data} file={file} />;
  if (isText(file)) return <TextPreview file={file} />;
  return <NoPreview file={file} words="No preview for this type. Download the file to open it." />;
}

const NoPreview = ({ file, words, children }: Props & { words: string; children?: React.ReactNode }) => (
  <div className="file-preview-fallback">
    <FileIcon kind={file.kind} variant={file.fileVariant} />
    <p>{words}</p>
    {children}
  </div>
);

interface SourceProps {
  source: Blob | string;
}

const PicturePreview = ({ source, title }: SourceProps & { title: string }) => (
  <img ref={useMediaSource(source)} alt={title} />
);

function MediaPreview({ source, file }: SourceProps & Props) {
  const ref = useMediaSource(source);
  const Player = file.kind === 'audio' ? 'audio' : 'video';
  return <Player ref={ref} controls preload="metadata" aria-label={file.title} />;
}

function TextPreview({ file }: Props) {
  const { data, isPending, isError } = useQuery(fileTextOptions(file.current));
  if (isPending) return <p role="status">Loading</p>;
  if (isError) return <NoPreview file={file} words="The text could not be loaded." />;
  return (
    <pre tabIndex={0} aria-label={file.title}>
      {data}
    </pre>
  );
}
