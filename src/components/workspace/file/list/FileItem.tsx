import type { MouseEvent } from 'react';
import IconStar from '~icons/tabler/star';
import IconStarFilled from '~icons/tabler/star-filled';
import { FileThumbnail } from '@/components/kits/preview/FileThumbnail';
import { Rating } from '@/components/ui/control/Rating';
import { Timestamp } from '@/components/ui/Timestamp';
import type { FileWithUser } from '@/data/file/schema';
import { dragSourceProps, type DropHandlers, dropTargetProps } from '@/components/workspace/file/file-drag';
import { FileMenu } from './FileMenu';
import { FileMembers } from './FileMembers';
import { RenameField } from './RenameField';
import type { FileActions } from '@/components/workspace/file/use-file-actions';
import { fileText } from '@/messages/workspace/file';
import type { FilePlace } from './LongFileList';
import type { FileSelection } from './use-file-selection';

interface Props {
  file: FileWithUser;
  /** In a list that mounts only some of its files. */
  place: FilePlace | null;
  /** Folder path, shown in search results. */
  location: string | null;
  selection: FileSelection;
  actions: FileActions;
  /** Null for a reader of the space. */
  dropHandlers: DropHandlers | null;
  renaming: boolean;
}

export function FileItem({ file, place, location, selection, actions, dropHandlers, renaming }: Props) {
  const on = selection.has(file.id);
  const inBin = file.trashedAt !== null;
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) selection.toggle(file.id);
    else if (event.shiftKey) selection.extendTo(file.id);
    else actions.open(file);
  };
  return (
    <li
      ref={place?.measure}
      data-index={place?.row}
      aria-setsize={place?.count}
      aria-posinset={place ? place.index + 1 : undefined}
      {...place?.holdProps}
      className={on ? 'file drop-target card is-on' : 'file drop-target card'}
      {...(renaming || inBin || !dropHandlers
        ? {}
        : dragSourceProps(() => (on ? selection.selected.map(({ id }) => id) : [file.id])))}
      {...(file.kind === 'folder' && !inBin && dropHandlers ? dropTargetProps(file.id, dropHandlers) : {})}
    >
      <input
        type="checkbox"
        className="form-check-input position-absolute top-3 start-3"
        aria-label={fileText.selectFile(file.title)}
        checked={on}
        onChange={() => selection.toggle(file.id)}
      />
      <span className="file-art full-row centre">
        <FileThumbnail file={file} />
      </span>
      <span className="full-row min-w-0">
        {renaming ? (
          <RenameField file={file} onDone={(title) => actions.finishRename(file, title)} />
        ) : (
          <button
            type="button"
            className="text-button d-block w-100 text-truncate fw-semibold"
            data-file={file.id}
            onClick={press}
          >
            {file.title}
          </button>
        )}
        {(file.rating ?? 0) > 0 && <Rating legend={fileText.rating} value={file.rating ?? 0} size="sm" />}
        {location && <small className="d-block text-truncate text-ink-3">{location}</small>}
      </span>
      <span className="file-meta row-2 flex-wrap row-gap-0 fs-sm text-nowrap text-ink-3">
        <span dir="auto">{file.size}</span>
        <Timestamp at={file.date} />
      </span>
      <span className="file-modified">
        <FileMembers file={file} />
      </span>
      <span className="file-actions position-absolute top-1 end-1 d-flex rounded-control">
        {!inBin && actions.canEdit && (
          <button
            type="button"
            className={'icon-button icon-button-sm'}
            aria-label={fileText.starFile(file.title)}
            aria-pressed={file.starred}
            onClick={() => actions.toggleStar(file)}
          >
            {file.starred ? <IconStarFilled className="icon text-warning-text" /> : <IconStar />}
          </button>
        )}
        <FileMenu file={file} fileActions={actions} />
      </span>
    </li>
  );
}
