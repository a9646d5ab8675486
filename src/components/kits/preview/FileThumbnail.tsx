import { useQuery } from '@tanstack/react-query';
import { fileSourceOptions } from '@/queries/workspace/file-content';
import { FileIcon } from './FileIcon';
import type { PreviewedFile } from './previewed-file';
import { useMediaSource } from './use-media-source';

const Picture = ({ source }: { source: Blob | string }) => (
  <img ref={useMediaSource(source)} alt="" className="file-thumbnail rounded-control fit-cover" />
);

export function FileThumbnail({ file }: { file: PreviewedFile }) {
  const shows = file.kind === 'image' && file.current !== null;
  const { data } = useQuery({ ...fileSourceOptions(file.current, 'thumbnail'), enabled: shows });
  return shows && data ? <Picture source={data} /> : <FileIcon kind={file.kind} variant={file.fileVariant} />;
}
