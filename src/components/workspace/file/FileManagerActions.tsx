import { useId } from 'react';
import IconFolderPlus from '~icons/tabler/folder-plus';
import IconFolders from '~icons/tabler/folders';
import IconTrash from '~icons/tabler/trash';
import IconUpload from '~icons/tabler/upload';

interface Props {
  inTrash: boolean;
  trashedCount: number;
  onEmptyTrash: () => void;
  onNewFolder: () => void;
  onFiles: (files: Iterable<File>) => void;
  /** Opens the folder drawer; null where the folder tree is visible. */
  onShowFolders: (() => void) | null;
}

export function FileManagerActions({
  inTrash,
  trashedCount,
  onEmptyTrash,
  onNewFolder,
  onFiles,
  onShowFolders,
}: Props) {
  const id = useId();
  return (
    <>
      {onShowFolders && (
        <button type="button" className="btn btn-outline-secondary" onClick={onShowFolders}>
          <IconFolders />
          Folders
        </button>
      )}
      {inTrash ? (
        <button type="button" className="btn btn-danger" disabled={trashedCount === 0} onClick={onEmptyTrash}>
          <IconTrash />
          Empty bin
        </button>
      ) : (
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={onNewFolder}>
            <IconFolderPlus />
            New folder
          </button>
          <input
            id={id}
            type="file"
            multiple
            className="visually-hidden files-input"
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <label className="btn btn-primary" htmlFor={id}>
            <IconUpload />
            Upload
          </label>
        </>
      )}
    </>
  );
}
