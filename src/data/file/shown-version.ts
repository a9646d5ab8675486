import { formatFileSize } from '@/lib/files/file-size';
import { detectFileKind, fileKindDisplay } from './file-kind';
import type { FileRecord, FileVersion } from './schema';

/** Fields of a file that follow from its title and its shown version; those of a folder without one. */
export function shownVersion(title: string, version: FileVersion | null) {
  const kind = version ? detectFileKind(title, version.type) : 'folder';
  const { label, icon, variant } = fileKindDisplay[kind];
  const bytes = version?.bytes ?? 0;
  return {
    kind,
    icon,
    file: label,
    fileVariant: variant,
    bytes,
    size: version ? formatFileSize(bytes) : '',
    type: version?.type ?? '',
    current: version?.id ?? null,
  };
}

/** The file showing another of its versions. */
export const withVersion = (file: FileRecord, version: FileVersion): FileRecord => ({
  ...file,
  ...shownVersion(file.title, version),
  date: version.at,
  versions: file.versions.some(({ id }) => id === version.id) ? file.versions : [version, ...file.versions],
});
