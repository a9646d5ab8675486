import { useQuery } from '@tanstack/react-query';
import type { JoinedFile } from '@/data/file/collection';
import { fileBytesOptions } from '@/queries/workspace/file';
import { FileIcon } from './FileIcon';
import { usePicture } from '@/components/workspace/file/use-blob-image';

const Thumb = ({ blob }: { blob: Blob }) => <img ref={usePicture(blob)} alt="" className="files-thumb" />;

/** A stored picture itself, the icon of its kind for everything else. */
export function FilePicture({ file }: { file: JoinedFile }) {
  const shows = file.kind === 'image' && file.blobKey !== null;
  // Downloading puts the bytes of other kinds into the same cache: they are no picture.
  const { data } = useQuery({ ...fileBytesOptions(file.blobKey), enabled: shows });
  return shows && data ? <Thumb blob={data} /> : <FileIcon kind={file.kind} variant={file.fileVariant} />;
}
