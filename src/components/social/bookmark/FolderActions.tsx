import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import IconPlus from '~icons/tabler/folder-plus';
import IconPencil from '~icons/tabler/pencil';
import IconTrash from '~icons/tabler/trash';
import type { BookmarkFolder } from '@contract/post/bookmark-folder';
import { NameDialog } from '@/components/ui/overlay/NameDialog';
import { createFolder, deleteFolder, renameFolder } from '@/queries/social/mutations/bookmark-folder';

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
            Rename
          </button>
          <button type="button" className="btn btn-quiet btn-sm" onClick={remove}>
            <IconTrash />
            Delete folder
          </button>
        </>
      ) : (
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => setDialog('new')}>
          <IconPlus />
          New folder
        </button>
      )}
      {dialog === 'new' && (
        <NameDialog
          label="Folder name"
          title="New folder"
          action="Create folder"
          onSave={(name) => open(createFolder(client, name))}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'rename' && folder && (
        <NameDialog
          label="Folder name"
          title="Rename folder"
          action="Rename"
          name={folder.name}
          onSave={(name) => renameFolder(client, folder, name)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
