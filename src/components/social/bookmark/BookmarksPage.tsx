import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { SocialPage, useHasLeftColumn } from '@/components/social/sidebar/SocialPage';
import { PagedPostList } from '@/components/social/post/list/PagedPostList';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { bookmarkFoldersOptions } from '@/queries/social/bookmark/bookmark-folder';
import { FolderActions } from './FolderActions';
import { FolderFilter } from './FolderFilter';

const route = getRouteApi('/_shell/_member/bookmarks');

const noBookmarks = (
  <EmptyState
    title="No bookmarks yet"
    text="Bookmark a post to find it here."
    action={
      <Link to="/explore" className="btn btn-primary">
        Explore the square
      </Link>
    }
  />
);

const emptyFolder = (
  <EmptyState
    title="This folder is empty"
    text="Move a bookmark here from the post’s menu."
    action={
      <Link to="/bookmarks" className="btn btn-primary">
        All bookmarks
      </Link>
    }
  />
);

export function BookmarksPage() {
  const { folder: selected } = route.useSearch();
  const { bookmarks } = route.useRouteContext();
  // The list of bookmarks is the page: without folders the filter stays away.
  const { data: folders = [] } = useQuery(bookmarkFoldersOptions());
  const hasLeft = useHasLeftColumn();
  const folder = folders.find(({ id }) => id === selected);
  const filter = (shape: 'side' | 'chips') => (
    <FolderFilter folders={folders} selected={selected} shape={shape} />
  );
  return (
    <SocialPage {...(folders.length > 0 && { left: filter('side') })}>
      <PageHeader
        {...(folder && { title: folder.name })}
        lead="Only you can see your bookmarks"
        actions={<FolderActions folder={folder} />}
      />
      {!hasLeft && filter('chips')}
      <div className="card stream">
        <PagedPostList
          key={selected ?? ''}
          options={bookmarks}
          label={folder ? `Bookmarks in ${folder.name}` : 'Bookmarks'}
          empty={selected ? emptyFolder : noBookmarks}
        />
      </div>
    </SocialPage>
  );
}
