import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import IconPencil from '~icons/tabler/pencil';
import IconTrash from '~icons/tabler/trash';
import type { List } from '@contract/member/list';
import { NameDialog } from '@/components/ui/overlay/NameDialog';
import { deleteList, renameList } from '@/queries/social/mutations/list';
import { commonText } from '@/messages/ui/common';
import { listText } from '@/messages/social/list';

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
        {commonText.rename}
      </button>
      <button type="button" className="btn btn-quiet btn-sm" onClick={remove}>
        <IconTrash />
        {listText.deleteList}
      </button>
      {isRenaming && (
        <NameDialog
          title={listText.renameList}
          action={commonText.rename}
          label={listText.listName}
          name={list.name}
          onSave={(name) => renameList(client, list, name)}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
}
