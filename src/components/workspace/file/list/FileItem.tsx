import type { MouseEvent } from 'react';
import IconStar from '~icons/tabler/star';
import IconStarFilled from '~icons/tabler/star-filled';
import { When } from '@/components/ui/Timestamp';
import type { JoinedFile } from '@/data/file/collection';
import { dragSource, type DropDeeds, dropTarget } from '@/components/workspace/file/file-drag';
import { FileMenu } from './FileMenu';
import { FilePicture } from './FileThumbnail';
import { Members } from './FileMembers';
import { RenameField } from './RenameField';
import type { FileDeeds } from '@/components/workspace/file/use-file-actions';
import type { Marks } from './use-file-selection';

interface Props {
  file: JoinedFile;
  /** The folders around it, where it is not shown among them. */
  where: string | null;
  marks: Marks;
  deeds: FileDeeds;
  drops: DropDeeds;
  renaming: boolean;
}

/** A file or folder: a tile of the grid or a line of the list. */
export function FileItem({ file, where, marks, deeds, drops, renaming }: Props) {
  const on = marks.has(file.id);
  const inBin = file.trashedAt !== null;
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) marks.toggle(file.id);
    else if (event.shiftKey) marks.reach(file.id);
    else deeds.open(file);
  };
  return (
    <li
      className={on ? 'file card is-on' : 'file card'}
      {...(renaming || inBin ? {} : dragSource(() => (on ? marks.marked.map(({ id }) => id) : [file.id])))}
      {...(file.kind === 'folder' && !inBin ? dropTarget(file.id, drops) : {})}
    >
      <input
        type="checkbox"
        className="form-check-input file-c"
        aria-label={`Select ${file.title}`}
        checked={on}
        onChange={() => marks.toggle(file.id)}
      />
      <span className="file-art">
        <FilePicture file={file} />
      </span>
      <span className="file-n">
        {renaming ? (
          <RenameField file={file} onDone={(title) => deeds.renamed(file, title)} />
        ) : (
          <button type="button" data-file={file.id} onClick={press}>
            {file.title}
          </button>
        )}
        {where && <small>{where}</small>}
      </span>
      <span className="file-m">
        <span>{file.size}</span>
        <When at={file.date} />
      </span>
      <span className="file-w">
        <Members file={file} />
      </span>
      <span className="file-a">
        {!inBin && (
          <button
            type="button"
            className={file.starred ? 'ib ib-sm is-star' : 'ib ib-sm'}
            aria-label={`Star ${file.title}`}
            aria-pressed={file.starred}
            onClick={() => deeds.star(file)}
          >
            {file.starred ? <IconStarFilled /> : <IconStar />}
          </button>
        )}
        <FileMenu file={file} deeds={deeds} />
      </span>
    </li>
  );
}
