import { type ReactNode, useId } from 'react';
import IconFolderPlus from '~icons/tabler/folder-plus';
import IconFolders from '~icons/tabler/folders';
import IconFolderUp from '~icons/tabler/folder-up';
import IconTrash from '~icons/tabler/trash';
import IconUpload from '~icons/tabler/upload';
import { chosenFiles, type PlacedFile } from './upload/placed-files';

interface Props {
  inTrash: boolean;
  trashedCount: number;
  /** Null for a reader of the space. */
  change: {
    emptyTrash: () => void;
    newFolder: () => void;
    upload: (files: readonly PlacedFile[]) => void;
  } | null;
  /** Opens the folder drawer; null where the folder tree is visible. */
  onShowFolders: (() => void) | null;
}

/** The attribute has no property in React's types. */
const chooseFolder = (input: HTMLInputElement | null): void => {
  input?.setAttribute('webkitdirectory', '');
};

interface UploadButtonProps {
  className: string;
  folder?: boolean;
  onFiles: (files: readonly PlacedFile[]) => void;
  children: ReactNode;
}

function UploadButton({ className, folder = false, onFiles, children }: UploadButtonProps) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        ref={folder ? chooseFolder : null}
        type="file"
        multiple
        className="visually-hidden files-input"
        onChange={(event) => {
          onFiles(chosenFiles(event.target.files ?? []));
          event.target.value = '';
        }}
      />
      <label className={className} htmlFor={id}>
        {children}
      </label>
    </>
  );
}

export function FileManagerActions({ inTrash, trashedCount, change, onShowFolders }: Props) {
  return (
    <>
      {onShowFolders && (
        <button type="button" className="btn btn-outline-secondary" onClick={onShowFolders}>
          <IconFolders />
          Folders
        </button>
      )}
      {change && inTrash && (
        <button
          type="button"
          className="btn btn-danger"
          disabled={trashedCount === 0}
          onClick={change.emptyTrash}
        >
          <IconTrash />
          Empty bin
        </button>
      )}
      {change && !inTrash && (
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={change.newFolder}>
            <IconFolderPlus />
            New folder
          </button>
          <UploadButton className="btn btn-outline-secondary" folder onFiles={change.upload}>
            <IconFolderUp />
            Upload folder
          </UploadButton>
          <UploadButton className="btn btn-primary" onFiles={change.upload}>
            <IconUpload />
            Upload
          </UploadButton>
        </>
      )}
    </>
  );
}
