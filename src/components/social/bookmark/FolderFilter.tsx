import { Link } from '@tanstack/react-router';
import IconBookmark from '~icons/tabler/bookmark';
import IconFolder from '~icons/tabler/folder';
import type { BookmarkFolder } from '@contract/post/bookmark-folder';
import { SideNav } from '@/components/social/sidebar/SideNav';
import { bookmarkText } from '@/messages/social/bookmark';

interface Props {
  folders: readonly BookmarkFolder[];
  /** Undefined shows all bookmarks. */
  selected: string | undefined;
  shape: 'side' | 'chips';
}

export const FolderFilter = ({ shape, ...props }: Props) =>
  shape === 'side' ? <FolderNav folders={props.folders} /> : <FolderChips {...props} />;

const FolderNav = ({ folders }: Pick<Props, 'folders'>) => (
  <SideNav
    label={bookmarkText.bookmarkFolders}
    title={bookmarkText.folders}
    links={[
      {
        link: { to: '/bookmarks', search: {}, replace: true },
        icon: <IconBookmark />,
        label: bookmarkText.allBookmarks,
      },
      ...folders.map(({ id, name, count }) => ({
        link: { to: '/bookmarks', search: { folder: id }, replace: true } as const,
        icon: <IconFolder />,
        label: name,
        ...(count > 0 && { note: count, spokenNote: bookmarkText.bookmarkCount(count) }),
      })),
    ]}
  />
);

const FolderChips = ({ folders, selected }: Omit<Props, 'shape'>) =>
  folders.length > 0 && (
    <nav className="chips chips-wrap" aria-label={bookmarkText.bookmarkFolders}>
      <Link
        to="/bookmarks"
        search={{}}
        replace
        activeOptions={{ exact: true }}
        className={selected ? 'chip' : 'chip is-on'}
      >
        {bookmarkText.allBookmarks}
      </Link>
      {folders.map(({ id, name, count }) => (
        <Link
          key={id}
          to="/bookmarks"
          search={{ folder: id }}
          replace
          className={selected === id ? 'chip is-on' : 'chip'}
          aria-current={selected === id ? 'true' : undefined}
        >
          <IconFolder />
          {name}
          {count > 0 && <b className="count count-quiet">{count}</b>}
        </Link>
      ))}
    </nav>
  );
