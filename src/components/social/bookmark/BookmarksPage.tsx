import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { SocialPage, useHasLeftColumn } from '@/components/social/sidebar/SocialPage';
import { PagedPostList } from '@/components/social/post/list/PagedPostList';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { bookmarkFoldersOptions } from '@/queries/social/bookmark/bookmark-folder';
import { bookmarkText } from '@/messages/social/bookmark';
import { FolderActions } from './FolderActions';
import { FolderFilter } from './FolderFilter';

const route = getRouteApi('/_shell/_member/bookmarks');

const noBookmarks = (
  <EmptyState
    title={bookmarkText.noBookmarksYet}
    text={bookmarkText.noBookmarksHint}
    action={
      <Link to="/explore" className="btn btn-primary">
        {bookmarkText.exploreTheSquare}
      </Link>
    }
  />
);

const emptyFolder = (
  <EmptyState
    title={bookmarkText.emptyFolder}
    text={bookmarkText.emptyFolderHint}
    action={
      <Link to="/bookmarks" className="btn btn-primary">
        {bookmarkText.allBookmarks}
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
        lead={bookmarkText.lead}
        actions={<FolderActions folder={folder} />}
      />
      {!hasLeft && filter('chips')}
      <div className="card stream">
        <PagedPostList
          key={selected ?? ''}
          options={bookmarks}
          label={folder ? bookmarkText.bookmarksIn(folder.name) : bookmarkText.bookmarks}
          empty={selected ? emptyFolder : noBookmarks}
        />
      </div>
    </SocialPage>
  );
}
