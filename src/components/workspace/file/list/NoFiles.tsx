import { EmptyState } from '@/components/ui/status/StatusMessage';
import type { FileSearch } from '@/components/workspace/file/file-search';
import { isFiltered } from '@/components/workspace/file/file-tree';
import { fileText } from '@/messages/workspace/file';

interface Props {
  search: FileSearch;
  canEdit: boolean;
  onShowAll: () => void;
}

export function NoFiles({ search, canEdit, onShowAll }: Props) {
  if (search.q || isFiltered(search)) {
    return (
      <EmptyState
        title={fileText.noMatchingFiles}
        text={search.rating ? fileText.noMatchingRating : fileText.noMatchingFilesHint}
        action={
          <button type="button" className="btn btn-primary" onClick={onShowAll}>
            {fileText.showAll}
          </button>
        }
      />
    );
  }
  if (search.place === 'bin') return <EmptyState title={fileText.theBinIsEmpty} />;
  if (search.place === 'starred') {
    return <EmptyState title={fileText.nothingStarred} text={fileText.nothingStarredHint} />;
  }
  return (
    <EmptyState
      title={fileText.thisFolderIsEmpty}
      text={canEdit ? fileText.emptyFolderHint : fileText.emptyFolderHintReader}
    />
  );
}
