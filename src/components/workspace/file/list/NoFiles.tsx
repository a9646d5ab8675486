import { EmptyState } from '@/components/ui/status/StatusMessage';
import type { FileSearch } from '@/components/workspace/file/file-search';
import { fileText } from '@/messages/workspace/file';

interface Props {
  search: FileSearch;
  canEdit: boolean;
  onShowAll: () => void;
}

export function NoFiles({ search, canEdit, onShowAll }: Props) {
  if (search.q || search.type) {
    return (
      <EmptyState
        title={fileText.noMatchingFiles}
        text={fileText.noMatchingFilesHint}
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
