import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import IconPlus from '~icons/tabler/plus';
import { NameDialog } from '@/components/ui/overlay/NameDialog';
import { createList } from '@/queries/social/mutations/list';
import { listText } from '@/messages/social/list';

export function NewListButton({ className = 'btn btn-outline-secondary btn-sm' }: { className?: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const create = (name: string) =>
    void navigate({ to: '/lists/$listId', params: { listId: createList(client, name) } });
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <IconPlus />
        {listText.newList}
      </button>
      {isOpen && (
        <NameDialog
          title={listText.newList}
          action={listText.createList}
          label={listText.listName}
          onSave={create}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
