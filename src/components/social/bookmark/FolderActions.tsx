import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import IconPlus from '~icons/tabler/folder-plus';
import IconPencil from '~icons/tabler/pencil';
import IconTrash from '~icons/tabler/trash';
import type { BookmarkFolder } from '@contract/post/bookmark-folder';
import { NameDialog } from '@/components/ui/overlay/NameDialog';
import { createFolder, deleteFolder, renameFolder } from '@/queries/social/mutations/bookmark-folder';
import { commonText } from '@/messages/ui/common';
import { bookmarkText } from '@/messages/social/bookmark';

/** Without a folder: all bookmarks are shown. */
export function FolderActions({ folder }: { folder: BookmarkFolder | undefined }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'new' | 'rename' | null>(null);
  const open = (id: string | undefined) =>
    void navigate({ to: '/bookmarks', search: id === undefined ? {} : { folder: id } });
  const remove = () => {
    if (!folder) return;
    deleteFolder(client, folder);
    open(undefined);
  };
  return (
    <>
      {folder ? (
        <>
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            onClick={() => setDialog('rename')}
          >
            <IconPencil />
            {commonText.rename}
          </button>
          <button type="button" className="btn btn-quiet btn-sm" onClick={remove}>
            <IconTrash />
            {bookmarkText.deleteFolder}
          </button>
        </>
      ) : (
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => setDialog('new')}>
          <IconPlus />
          {bookmarkText.newFolder}
        </button>
      )}
      {dialog === 'new' && (
        <NameDialog
          label={bookmarkText.folderName}
          title={bookmarkText.newFolder}
          action={bookmarkText.createFolder}
          onSave={(name) => open(createFolder(client, name))}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'rename' && folder && (
        <NameDialog
          label={bookmarkText.folderName}
          title={bookmarkText.renameFolder}
          action={commonText.rename}
          name={folder.name}
          onSave={(name) => renameFolder(client, folder, name)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
