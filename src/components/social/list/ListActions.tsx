import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import IconPencil from '~icons/tabler/pencil';
import IconTrash from '~icons/tabler/trash';
import type { List } from '@contract/member/list';
import { NameDialog } from '@/components/ui/overlay/NameDialog';
import { deleteList, renameList } from '@/queries/social/mutations/list';

export function ListActions({ list }: { list: List }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isRenaming, setRenaming] = useState(false);
  const remove = () => {
    deleteList(client, list);
    void navigate({ to: '/lists' });
  };
  return (
    <>
      <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => setRenaming(true)}>
        <IconPencil />
        Rename
      </button>
      <button type="button" className="btn btn-quiet btn-sm" onClick={remove}>
        <IconTrash />
        Delete list
      </button>
      {isRenaming && (
        <NameDialog
          title="Rename list"
          action="Rename"
          label="List name"
          name={list.name}
          onSave={(name) => renameList(client, list, name)}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
}
