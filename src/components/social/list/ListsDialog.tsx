import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import IconUsers from '~icons/tabler/users-group';
import type { MemberCard } from '@contract/member/member';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { NameField } from '@/components/ui/overlay/NameField';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { listsOfMemberOptions, listsOptions } from '@/queries/social/list';
import { createList, setListsOf } from '@/queries/social/mutations/list';
import { commonText } from '@/messages/ui/common';
import { listText } from '@/messages/social/list';

interface Props {
  member: MemberCard;
  onClose: () => void;
}

/** Check marks for the lists that have the member, and a new list. */
export function ListsDialog({ member, onClose }: Props) {
  const client = useQueryClient();
  const lists = useQuery(listsOptions());
  const current = useQuery(listsOfMemberOptions(member.handle));
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [newName, setNewName] = useState<string | null>(null);
  const error = lists.error ?? current.error;
  const before = new Set(current.data);
  const isLoaded = lists.data !== undefined && current.data !== undefined;
  const isNaming = newName !== null || lists.data?.length === 0;
  const save = () => {
    const name = newName?.trim() ?? '';
    if (newName !== null && name === '') return;
    const made = new Map([...changes].filter(([id, on]) => before.has(id) !== on));
    if (name !== '') made.set(createList(client, name), true);
    if (made.size > 0) setListsOf(client, member, made);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      icon={<IconUsers />}
      title={listText.listsWith(member.name)}
      lead={listText.dialogLead}
      footer={
        <DialogFooter onCancel={onClose}>
          <button type="submit" form="member-lists" className="btn btn-primary" disabled={!isLoaded}>
            {commonText.save}
          </button>
        </DialogFooter>
      }
    >
      {!isLoaded && error && (
        <ErrorState
          title={listText.loadFailed}
          error={error}
          retry={() => void Promise.all([lists.refetch(), current.refetch()])}
        />
      )}
      {!isLoaded && !error && <Skeleton what={listText.listsNoun} rows={2} />}
      {isLoaded && (
        <form
          id="member-lists"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <fieldset className="stack-3">
            <legend className="visually-hidden">{listText.lists}</legend>
            {lists.data.map(({ id, name }) => (
              <label key={id} className="form-check">
                <input
                  type="checkbox"
                  className="form-check-input"
                  checked={changes.get(id) ?? before.has(id)}
                  onChange={({ target }) => setChanges(new Map(changes).set(id, target.checked))}
                />
                <span dir="auto">{name}</span>
              </label>
            ))}
            {isNaming ? (
              <NameField label={listText.nameOfANewList} value={newName ?? ''} onChange={setNewName} />
            ) : (
              <button type="button" className="btn btn-quiet btn-sm fit" onClick={() => setNewName('')}>
                {listText.newList}
              </button>
            )}
          </fieldset>
        </form>
      )}
    </Dialog>
  );
}
