import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { PeoplePicker } from '@/components/kits/form/people/PeoplePicker';
import { Field } from '@/components/kits/form/field/Field';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import type { User } from '@/data/user/schema';
import { startChatOptions } from '@/queries/workspace/mutations/chat';
import { commonText } from '@/messages/ui/common';
import { chatText } from '@/messages/workspace/chat';

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
  const form = useId();
  const error = name.trim().length < 2 ? chatText.enterAGroupName : chatText.chooseAtLeastTwoPeople;
  const fits = name.trim().length >= 2 && chosen.length >= 2;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (fits && !begin.isPending)
      begin.mutate({ name: name.trim(), memberIds: chosen }, { onSuccess: (chat) => onCreated(chat.id) });
  };
  return (
    <Dialog
      open
      staticBackdrop
      title={chatText.newGroup}
      onClose={onClose}
      footer={
        <DialogFooter onCancel={onClose}>
          <button type="submit" form={form} className="btn btn-primary" disabled={begin.isPending}>
            {chatText.createGroup}
          </button>
        </DialogFooter>
      }
    >
      <form id={form} onSubmit={submit}>
        <Field label={commonText.name} className="mb-4">
          {(control) => (
            <input
              {...control}
              className="form-control"
              autoComplete="off"
              maxLength={40}
              value={name}
              data-autofocus
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <PeoplePicker
          label={chatText.people}
          help={chatText.atLeastTwo}
          error={tried && !fits ? error : null}
          people={users}
          value={chosen}
          onChange={setChosen}
        />
      </form>
    </Dialog>
  );
}
