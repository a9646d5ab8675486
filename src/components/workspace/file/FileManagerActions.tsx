import { type ReactNode, type RefCallback, useId, useRef } from 'react';
import IconFolderPlus from '~icons/tabler/folder-plus';
import IconFolderUp from '~icons/tabler/folder-up';
import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import IconUpload from '~icons/tabler/upload';
import { Menu } from '@/components/ui/overlay/Menu';
import { commonText } from '@/messages/ui/common';
import { fileText } from '@/messages/workspace/file';
import { chosenFiles, type PlacedFile } from './upload/placed-files';

interface Props {
  inTrash: boolean;
  trashedCount: number;
  /** Null for a reader of the space. */
  change: {
    emptyTrash: () => void;
    newFolder: () => void;
    upload: Upload;
  } | null;
  /** False folds all but the upload of files into a menu. */
  wide: boolean;
}

type Upload = (files: readonly PlacedFile[]) => void;

/** The attribute has no property in React's types. */
const chooseFolder: RefCallback<HTMLInputElement> = (input) => input?.setAttribute('webkitdirectory', '');

interface InputProps {
  id: string;
  /** Of an input without a visible label. */
  label?: string;
  inputRef?: RefCallback<HTMLInputElement>;
  onFiles: Upload;
}

const FilesInput = ({ id, label, inputRef, onFiles }: InputProps) => (
  <input
    id={id}
    ref={inputRef}
    type="file"
    multiple
    aria-label={label}
    tabIndex={label === undefined ? undefined : -1}
    className="visually-hidden files-input"
    onChange={(event) => {
      onFiles(chosenFiles(event.target.files ?? []));
      event.target.value = '';
    }}
  />
);

interface ButtonProps {
  className: string;
  inputRef?: RefCallback<HTMLInputElement>;
  onFiles: Upload;
  children: ReactNode;
}

function UploadButton({ className, children, ...input }: ButtonProps) {
  const id = useId();
  return (
    <>
      <FilesInput id={id} {...input} />
      <label className={className} htmlFor={id}>
        {children}
      </label>
    </>
  );
}

type Change = NonNullable<Props['change']>;

function MoreMenu({ newFolder, upload }: Change) {
  const id = useId();
  const folderInput = useRef<HTMLInputElement>(null);
  return (
    <>
      <FilesInput
        id={id}
        label={fileText.uploadFolder}
        inputRef={(input) => {
          folderInput.current = input;
          chooseFolder(input);
        }}
        onFiles={upload}
      />
      <Menu
        label={fileText.addAFolder}
        className="btn btn-outline-secondary px-3"
        trigger={<IconPlus />}
        items={[
          { label: fileText.newFolder, icon: <IconFolderPlus />, onSelect: newFolder },
          {
            label: fileText.uploadFolder,
            icon: <IconFolderUp />,
            onSelect: () => folderInput.current?.click(),
          },
        ]}
      />
    </>
  );
}

const FolderButtons = ({ newFolder, upload }: Change) => (
  <>
    <button type="button" className="btn btn-outline-secondary" onClick={newFolder}>
      <IconFolderPlus />
      {fileText.newFolder}
    </button>
    <UploadButton className="btn btn-outline-secondary" inputRef={chooseFolder} onFiles={upload}>
      <IconFolderUp />
      {fileText.uploadFolder}
    </UploadButton>
  </>
);

export function FileManagerActions({ inTrash, trashedCount, change, wide }: Props) {
  if (!change) return null;
  if (inTrash)
    return (
      <button
        type="button"
        className="btn btn-danger"
        disabled={trashedCount === 0}
        onClick={change.emptyTrash}
      >
        <IconTrash />
        {fileText.emptyBin}
      </button>
    );
  return (
    <>
      {wide ? <FolderButtons {...change} /> : <MoreMenu {...change} />}
      <UploadButton className="btn btn-primary" onFiles={change.upload}>
        <IconUpload />
        {commonText.upload}
      </UploadButton>
    </>
  );
}
