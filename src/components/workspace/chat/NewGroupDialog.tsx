import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import type { User } from '@/data/user/schema';
import { startChatOptions } from '@/queries/workspace/mutations/chat';
import { PersonRow } from './ChatList';

interface Props {
  users: readonly User[];
  onClose: () => void;
  onCreated: (id: number) => void;
}

export function NewGroupDialog({ users, onClose, onCreated }: Props) {
  const begin = useMutation(startChatOptions());
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [tried, setTried] = useState(false);
  const id = useId();
  const error = name.trim().length < 2 ? 'Enter a group name.' : 'Choose at least two people.';
  const fits = name.trim().length >= 2 && chosen.length >= 2;
  const submit = () => {
    setTried(true);
    if (fits)
      begin.mutate({ name: name.trim(), memberIds: chosen }, { onSuccess: (chat) => onCreated(chat.id) });
  };
  return (
    <Dialog
      open
      staticBackdrop
      title="New group"
      onClose={onClose}
      footer={
        <DialogFooter onCancel={onClose}>
          <button type="button" className="btn btn-primary" disabled={begin.isPending} onClick={submit}>
            Create group
          </button>
        </DialogFooter>
      }
    >
      <label className="form-label" htmlFor={id}>
        Name
      </label>
      <input
        id={id}
        className="form-control"
        maxLength={40}
        value={name}
        data-autofocus
        onChange={(event) => setName(event.target.value)}
      />
      <p className="chat-selected" role={tried && !fits ? 'alert' : 'status'}>
        {tried && !fits ? error : `${chosen.length} chosen`}
      </p>
      <ul className="chat-people">
        {users.map((user) => (
          <li key={user.id}>
            <label htmlFor={`${id}-${user.id}`}>
              <input
                id={`${id}-${user.id}`}
                type="checkbox"
                className="form-check-input"
                aria-label={user.name}
                checked={chosen.includes(user.id)}
                onChange={(event) =>
                  setChosen(
                    event.target.checked ? [...chosen, user.id] : chosen.filter((other) => other !== user.id),
                  )
                }
              />
              <PersonRow name={user.name} image={user.image} role={user.role ?? ''} />
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
