import IconText from '~icons/tabler/file-text';
import IconSheet from '~icons/tabler/file-spreadsheet';
import IconZip from '~icons/tabler/file-zip';
import IconFolder from '~icons/tabler/folder-filled';
import IconMovie from '~icons/tabler/movie';
import IconMusic from '~icons/tabler/music';
import IconPhoto from '~icons/tabler/photo';
import IconSlides from '~icons/tabler/presentation';
import type { FileKind } from '@/data/file/kinds';
import './file-icon.scss';

const icons = {
  folder: IconFolder,
  document: IconText,
  sheet: IconSheet,
  slides: IconSlides,
  image: IconPhoto,
  audio: IconMusic,
  video: IconMovie,
  archive: IconZip,
} as const satisfies Record<FileKind, unknown>;

export function FileIcon({ kind, variant }: { kind: FileKind; variant: string }) {
  const Icon = icons[kind];
  return (
    <span className={`centre rounded-arch file-icon variant-tinted variant-${variant}`}>
      <Icon />
    </span>
  );
}
