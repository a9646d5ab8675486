import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { fileSourceOptions, fileTextOptions } from '@/queries/workspace/file-content';
import { FileIcon } from './FileIcon';
import { isPdf, isText } from './content-type';
import type { PreviewedFile } from './previewed-file';
import { useMediaSource } from './use-media-source';
import './preview.scss';

// The viewer weighs as much as the rest of the page.
const PdfPreview = lazy(async () => ({ default: (await import('./pdf/PdfPreview')).PdfPreview }));

interface Props {
  /** The file as it shows the version. */
  file: PreviewedFile;
}

/** The content of a file by its type. */
export const FileContent = ({ file }: Props) => (
  <div className={isPdf(file) ? 'file-preview is-document' : 'file-preview'}>
    <Content key={file.current} file={file} />
  </div>
);

function Content({ file }: Props) {
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
  if (isPdf(file))
    return (
      <Suspense fallback={<p role="status">Loading</p>}>
        <PdfPreview source={data} title={file.title} />
      </Suspense>
    );
  if (isText(file)) return <TextPreview file={file} />;
  return <NoPreview file={file} words="No preview for this type. Download the file to open it." />;
}

const NoPreview = ({ file, words, children }: Props & { words: string; children?: ReactNode }) => (
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
