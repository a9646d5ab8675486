import { EmptyState } from '@/components/ui/status/StatusMessage';
import type { FileSearch } from '@/components/workspace/file/file-search';

interface Props {
  search: FileSearch;
  canEdit: boolean;
  onShowAll: () => void;
}

export function NoFiles({ search, canEdit, onShowAll }: Props) {
  if (search.q || search.type) {
    return (
      <EmptyState
        title="No matching files"
        text="Try fewer words or another type."
        action={
          <button type="button" className="btn btn-primary" onClick={onShowAll}>
            Show all
          </button>
        }
      />
    );
  }
  if (search.place === 'bin') return <EmptyState title="The bin is empty" />;
  if (search.place === 'starred') {
    return <EmptyState title="Nothing starred" text="Star files to find them here." />;
  }
  return (
    <EmptyState
      title="This folder is empty"
      text={canEdit ? 'Drop files here, or upload some.' : 'Editors of the space add files.'}
    />
  );
}
