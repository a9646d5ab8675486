import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { fileSourceOptions, fileTextOptions } from '@/queries/workspace/file-content';
import { commonText } from '@/messages/ui/common';
import { previewText } from '@/messages/ui/preview';
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
  <div className={isPdf(file) ? 'file-preview h-100 centre' : 'file-preview centre'}>
    <Content key={file.current} file={file} />
  </div>
);

function Content({ file }: Props) {
  const { data, isPending, isError, refetch } = useQuery(fileSourceOptions(file.current));
  if (isPending) return <p role="status">{commonText.loading}</p>;
  if (isError)
    return (
      <NoPreview file={file} words={previewText.fileLoadFailed}>
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => void refetch()}>
          {previewText.retry}
        </button>
      </NoPreview>
    );
  if (data === null) return <NoPreview file={file} words={previewText.contentGone} />;
  if (file.kind === 'image') return <PicturePreview source={data} title={file.title} />;
  if (file.kind === 'audio' || file.kind === 'video') return <MediaPreview source={data} file={file} />;
  if (isPdf(file))
    return (
      <Suspense fallback={<p role="status">{commonText.loading}</p>}>
        <PdfPreview source={data} title={file.title} />
      </Suspense>
    );
  if (isText(file)) return <TextPreview file={file} />;
  return <NoPreview file={file} words={previewText.noPreview} />;
}

const NoPreview = ({ file, words, children }: Props & { words: string; children?: ReactNode }) => (
  <div className="justify-items-center text-center stack-4">
    <FileIcon kind={file.kind} variant={file.fileVariant} />
    <p>{words}</p>
    {children}
  </div>
);

interface SourceProps {
  source: Blob | string;
}

const PicturePreview = ({ source, title }: SourceProps & { title: string }) => (
  <img className="mw-100" ref={useMediaSource(source)} alt={title} />
);

function MediaPreview({ source, file }: SourceProps & Props) {
  const ref = useMediaSource(source);
  const Player = file.kind === 'audio' ? 'audio' : 'video';
  return <Player ref={ref} className="w-100" controls preload="metadata" aria-label={file.title} />;
}

function TextPreview({ file }: Props) {
  const { data, isPending, isError } = useQuery(fileTextOptions(file.current));
  if (isPending) return <p role="status">{commonText.loading}</p>;
  if (isError) return <NoPreview file={file} words={previewText.textLoadFailed} />;
  return (
    <pre className="w-100 p-4 overflow-auto pre-wrap sunken" tabIndex={0} aria-label={file.title}>
      {data}
    </pre>
  );
}
