import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { MAX_GROUP_MEMBERS, MAX_GROUP_NAME_LENGTH } from '@contract/message/conversation';
import { Field } from '@/components/kits/form/field/Field';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { openDirect, startGroup } from '@/queries/social/mutations/message';
import { meOptions } from '@/queries/social/member/me';
import { MemberPicker } from '@/components/social/message/MemberPicker';
import { commonText } from '@/messages/ui/common';
import { messageText } from '@/messages/social/message';

interface Props {
  kind: 'contact' | 'group';
  onClose: () => void;
  onOpened: (conversationId: string) => void;
}

export function NewConversationDialog({ kind, onClose, onOpened }: Props) {
  const isGroup = kind === 'group';
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [missing, setMissing] = useState<string | null>(null);
  const { data: me } = useQuery(meOptions());
  const form = useId();
  // The same group once more keeps its key, so an attempt whose answer was lost makes no second group.
  const attempt = useRef({ content: '', key: '' });
  const create = () => {
    const body = { name: name.trim(), members: [...chosen] };
    const content = JSON.stringify(body);
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    return startGroup(body, attempt.current.key);
  };
  const open = useMutation({
    mutationFn: () => (isGroup ? create() : openDirect(chosen[0] ?? '')),
    onSuccess: (conversation) => onOpened(conversation.id),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const problem =
      isGroup && name.trim() === ''
        ? messageText.enterAGroupName
        : chosen.length === 0
          ? messageText.chooseAPerson
          : null;
    setMissing(problem);
    if (problem === null && !open.isPending) open.mutate();
  };
  return (
    <Dialog
      open
      title={isGroup ? messageText.newGroup : messageText.newMessage}
      onClose={onClose}
      footer={
        <DialogFooter onCancel={onClose}>
          <button type="submit" form={form} className="btn btn-primary" disabled={open.isPending}>
            {isGroup ? messageText.createGroup : messageText.openConversation}
          </button>
        </DialogFooter>
      }
    >
      <form id={form} onSubmit={submit}>
        {isGroup && (
          <Field label={commonText.name} className="mb-4">
            {(control) => (
              <input
                {...control}
                className="form-control"
                dir="auto"
                autoComplete="off"
                maxLength={MAX_GROUP_NAME_LENGTH}
                value={name}
                data-autofocus
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
        )}
        <MemberPicker
          label={isGroup ? messageText.people : messageText.to}
          limit={isGroup ? MAX_GROUP_MEMBERS - 1 : 1}
          error={missing ?? open.error?.message ?? null}
          without={me ? [me.handle] : []}
          value={chosen}
          onChange={setChosen}
        />
      </form>
    </Dialog>
  );
}
