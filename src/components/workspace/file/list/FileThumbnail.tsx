import { useQuery } from '@tanstack/react-query';
import type { FileWithUser } from '@/data/file/schema';
import { fileBytesOptions } from '@/queries/workspace/file-content';
import { FileIcon } from './FileIcon';
import { useBlobImage } from '@/components/workspace/file/use-blob-image';

const BlobThumbnail = ({ blob }: { blob: Blob }) => (
  <img ref={useBlobImage(blob)} alt="" className="file-thumbnail" />
);

export function FileThumbnail({ file }: { file: FileWithUser }) {
  const shows = file.kind === 'image' && file.blobKey !== null;
  // Downloads put non-image bytes into the same cache.
  const { data } = useQuery({ ...fileBytesOptions(file.blobKey), enabled: shows });
  return shows && data ? (
    <BlobThumbnail blob={data} />
  ) : (
    <FileIcon kind={file.kind} variant={file.fileVariant} />
  );
}
