import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import IconFolder from '~icons/tabler/folder';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { NameField } from '@/components/ui/overlay/NameField';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { bookmarkFoldersOptions, folderOfPostOptions } from '@/queries/social/bookmark/bookmark-folder';
import { createFolder, moveBookmark } from '@/queries/social/mutations/bookmark-folder';
import { commonText } from '@/messages/ui/common';
import { bookmarkText } from '@/messages/social/bookmark';

interface Props {
  postId: string;
  onClose: () => void;
}

const NEW = 'new';

/** Moves the bookmark of a post into a folder, a new one, or out of all. */
export function BookmarkFolderDialog({ postId, onClose }: Props) {
  const client = useQueryClient();
  const folders = useQuery(bookmarkFoldersOptions());
  const current = useQuery(folderOfPostOptions(postId));
  const [chosen, setChosen] = useState<string | null>();
  const [name, setName] = useState('');
  const error = folders.error ?? current.error;
  const isLoaded = folders.data !== undefined && current.data !== undefined;
  const from = current.data ?? null;
  const selected = chosen === undefined ? from : chosen;
  const save = () => {
    if (selected === NEW && name.trim() === '') return;
    const to = selected === NEW ? createFolder(client, name.trim()) : selected;
    if (to !== from) moveBookmark(client, postId, { from, to });
    onClose();
  };
  const options = [
    { value: null, label: bookmarkText.noFolder },
    ...(folders.data ?? []).map(({ id, name: label }) => ({ value: id, label })),
    { value: NEW, label: bookmarkText.newFolder },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      icon={<IconFolder />}
      title={bookmarkText.moveBookmark}
      lead={bookmarkText.dialogLead}
      footer={
        <DialogFooter onCancel={onClose}>
          <button type="submit" form="bookmark-folder" className="btn btn-primary" disabled={!isLoaded}>
            {commonText.move}
          </button>
        </DialogFooter>
      }
    >
      {!isLoaded && error && (
        <ErrorState
          title={bookmarkText.foldersLoadFailed}
          error={error}
          retry={() => void Promise.all([folders.refetch(), current.refetch()])}
        />
      )}
      {!isLoaded && !error && <Skeleton what={bookmarkText.foldersNoun} rows={2} />}
      {isLoaded && (
        <form
          id="bookmark-folder"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <fieldset className="stack-3">
            <legend className="visually-hidden">{bookmarkText.folder}</legend>
            {options.map(({ value, label }) => (
              <label key={value ?? ''} className="form-check">
                <input
                  type="radio"
                  name="folder"
                  className="form-check-input"
                  checked={selected === value}
                  onChange={() => setChosen(value)}
                />
                <span dir="auto">{label}</span>
              </label>
            ))}
            {selected === NEW && (
              <NameField label={bookmarkText.folderName} value={name} onChange={setName} />
            )}
          </fieldset>
        </form>
      )}
    </Dialog>
  );
}
