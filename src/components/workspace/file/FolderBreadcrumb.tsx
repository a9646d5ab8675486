import { Link } from '@tanstack/react-router';
import IconChevron from '~icons/tabler/chevron-right';
import type { FileWithUser } from '@/data/file/schema';
import { fileText } from '@/messages/workspace/file';
import { type DropHandlers, dropTargetProps } from './file-drag';

interface Props {
  /** Ancestors of the folder, outermost first, then the folder itself. */
  path: readonly FileWithUser[];
  dropHandlers: DropHandlers | null;
}

export const FolderBreadcrumb = ({ path, dropHandlers }: Props) => (
  <nav className="files-crumbs min-w-0" aria-label={fileText.folderPath}>
    <ol className="row-1 flex-wrap">
      {[null, ...path].map((folder, at) => (
        <li
          className="drop-target row-1 min-w-0 py-1 px-1"
          key={folder?.id ?? ''}
          {...(dropHandlers && dropTargetProps(folder?.id ?? null, dropHandlers))}
        >
          {at > 0 && <IconChevron className="icon flip-in-rtl text-ink-3" width={16} height={16} />}
          {at === path.length ? (
            <b className="min-w-0 text-truncate" aria-current="true">
              {folder?.title ?? fileText.allFiles}
            </b>
          ) : (
            <Link
              className="min-w-0 text-truncate"
              from="/apps/file-manager"
              to="/apps/file-manager"
              search={({ view, sort, order }) => ({ view, sort, order, folder: folder?.id })}
            >
              {folder?.title ?? fileText.allFiles}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
