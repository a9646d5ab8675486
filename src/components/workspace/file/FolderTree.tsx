import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import IconChevron from '~icons/tabler/chevron-right';
import IconFolder from '~icons/tabler/folder';
import IconFolders from '~icons/tabler/folders';
import IconStar from '~icons/tabler/star';
import IconTrash from '~icons/tabler/trash';
import type { FileWithUser } from '@/data/file/schema';
import { fileText } from '@/messages/workspace/file';
import { type DropHandlers, dropTargetProps } from './file-drag';
import type { FileSearch } from './file-search';
import type { FileTree } from './file-tree';

interface Props {
  tree: FileTree;
  search: FileSearch;
  dropHandlers: DropHandlers | null;
  onNavigate?: () => void;
}

/** Scrolls the tree and the dialog that it may be in, but never the page with the files beside it. */
function reveal(tree: HTMLElement, link: Element): void {
  if (tree.closest('dialog')) return link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const [inner, outer] = [link.getBoundingClientRect(), tree.getBoundingClientRect()];
  tree.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left);
}

export function FolderTree({ tree, search, dropHandlers, onNavigate }: Props) {
  const here = search.folder === undefined ? undefined : tree.byId.get(search.folder);
  const onTheWay = new Set(here ? tree.ancestors(here).map(({ id }) => id) : []);
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const nav = useRef<HTMLElement>(null);
  const hereId = here?.id;
  useEffect(() => {
    const current = hereId && nav.current?.querySelector('[aria-current]');
    if (nav.current && current) reveal(nav.current, current);
  }, [hereId]);
  const place = (name: FileSearch['place'], label: string, icon: React.ReactNode, count?: number) => (
    <li>
      <Link
        className="item ps-8"
        from="/apps/file-manager"
        to="/apps/file-manager"
        search={({ view, sort, order }) => ({ view, sort, order, place: name })}
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={search.place === name && (name || !here) ? 'true' : undefined}
        onClick={onNavigate}
      >
        {icon}
        <span className="flex-1 text-truncate">{label}</span>
        {count ? <small>{count}</small> : null}
      </Link>
    </li>
  );
  const branch = (folder: FileWithUser) => {
    const children = folders(folder.id);
    const open = turned.get(folder.id) ?? onTheWay.has(folder.id);
    return (
      <li key={folder.id}>
        <div
          className="drop-target position-relative d-flex"
          {...(dropHandlers && dropTargetProps(folder.id, dropHandlers))}
        >
          {children.length > 0 && (
            <button
              type="button"
              className="icon-button icon-button-sm position-absolute top-1 turns"
              aria-label={fileText.foldersIn(folder.title)}
              aria-expanded={open}
              onClick={() => setTurned(new Map([...turned, [folder.id, !open]]))}
            >
              <IconChevron />
            </button>
          )}
          <Link
            className="item fill ps-8"
            from="/apps/file-manager"
            to="/apps/file-manager"
            search={({ view, sort, order }) => ({ view, sort, order, folder: folder.id })}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={here?.id === folder.id ? 'true' : undefined}
            onClick={onNavigate}
          >
            <IconFolder />
            <span className="flex-1 text-truncate">{folder.title}</span>
          </Link>
        </div>
        {open && children.length > 0 && <ul className="ms-6">{children.map(branch)}</ul>}
      </li>
    );
  };
  const folders = (parentId: string | null) =>
    tree
      .children(parentId)
      .filter((file) => file.kind === 'folder')
      .toSorted((a, b) => a.title.localeCompare(b.title));
  return (
    <nav ref={nav} className="files-tree scroll-x" aria-label={fileText.folders}>
      <ul>
        {place(undefined, fileText.allFiles, <IconFolders />)}
        {folders(null).map(branch)}
        {place('starred', fileText.starred, <IconStar />)}
        {place('bin', fileText.bin, <IconTrash />, tree.trashed.length)}
      </ul>
    </nav>
  );
}
