import { useQuery } from '@tanstack/react-query';
import type { FileWithUser } from '@/data/file/collection';
import { fileBytesOptions } from '@/queries/workspace/file';
import { FileIcon } from './FileIcon';
import { useBlobImage } from '@/components/workspace/file/use-blob-image';

const BlobThumbnail = ({ blob }: { blob: Blob }) => (
  <img ref={useBlobImage(blob)} alt="" className="files-thumb" />
);

export function FileThumbnail({ file }: { file: FileWithUser }) {
  const shows = file.kind === 'image' && file.blobKey !== null;
  // Downloading puts the bytes of other kinds into the same cache: they are no picture.
  const { data } = useQuery({ ...fileBytesOptions(file.blobKey), enabled: shows });
  return shows && data ? (
    <BlobThumbnail blob={data} />
  ) : (
    <FileIcon kind={file.kind} variant={file.fileVariant} />
  );
}
