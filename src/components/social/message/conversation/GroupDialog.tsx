import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  type Conversation,
  type ConversationMember,
  MAX_GROUP_MEMBERS,
  MAX_GROUP_NAME_LENGTH,
} from '@contract/message/conversation';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { confirmAction } from '@/lib/overlays/confirm';
import {
  addGroupMembersOptions,
  removeGroupMemberOptions,
  renameGroupOptions,
} from '@/queries/social/mutations/group';
import { meOptions } from '@/queries/social/member/me';
import { MemberPicker } from '@/components/social/message/MemberPicker';
import { MemberIdentity } from '@/components/social/message/MemberIdentity';
import { commonText } from '@/messages/ui/common';
import { messageText } from '@/messages/social/message';

const RenameForm = ({ id, name }: { id: string; name: string }) => {
  const [typed, setTyped] = useState(name);
  const rename = useMutation(renameGroupOptions(id));
  const field = useId();
  const isNew = typed.trim() !== '' && typed.trim() !== name;
  return (
    <form
      className="stack-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isNew && !rename.isPending) rename.mutate(typed.trim());
      }}
    >
      <label className="form-label" htmlFor={field}>
        {messageText.groupName}
      </label>
      <div className="row-2">
        <input
          id={field}
          className="form-control fill"
          autoComplete="off"
          dir="auto"
          maxLength={MAX_GROUP_NAME_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button
          type="submit"
          className={`btn btn-outline-secondary${rename.isPending ? ' is-busy' : ''}`}
          aria-disabled={!isNew || rename.isPending || undefined}
        >
          {commonText.rename}
        </button>
      </div>
    </form>
  );
};

const AddForm = ({ id, members }: Pick<Conversation, 'id' | 'members'>) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const add = useMutation(addGroupMembersOptions(id));
  const room = MAX_GROUP_MEMBERS - members.length;
  if (room <= 0) return <p className="text-ink-2">{messageText.groupIsFull(MAX_GROUP_MEMBERS)}</p>;
  return (
    <form
      className="stack-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0 && !add.isPending) add.mutate(chosen, { onSuccess: () => setChosen([]) });
      }}
    >
      <MemberPicker
        label={messageText.addPeople}
        limit={room}
        error={add.error?.message ?? null}
        without={members.map(({ handle }) => handle)}
        value={chosen}
        onChange={setChosen}
      />
      <button
        type="submit"
        className={`btn btn-primary fit${add.isPending ? ' is-busy' : ''}`}
        aria-disabled={chosen.length === 0 || add.isPending || undefined}
      >
        {messageText.addToGroup}
      </button>
    </form>
  );
};

interface MemberProps {
  id: string;
  member: ConversationMember;
  isMe: boolean;
  /** The caller owns the group. */
  removable: boolean;
}

const roleText = ({ role, state }: ConversationMember): string | null => {
  if (state === 'requested') return messageText.hasNotAcceptedYet;
  return role === 'owner' ? messageText.owner : null;
};

const MemberItem = ({ id, member, isMe, removable }: MemberProps) => {
  const remove = useMutation(removeGroupMemberOptions(id));
  const { handle, name } = member;
  const note = roleText(member);
  const ask = async () => {
    const sure = await confirmAction({
      title: messageText.removeTitle(name),
      text: messageText.removeHint,
      action: commonText.remove,
      danger: true,
    });
    if (sure) remove.mutate(handle);
  };
  return (
    <li className="row-3 py-2">
      <MemberIdentity member={member} isMe={isMe} />
      {note && <span className="tag tag-light">{note}</span>}
      {removable && !isMe && (
        <button
          type="button"
          className={`btn btn-sm btn-quiet${remove.isPending ? ' is-busy' : ''}`}
          aria-label={messageText.removeName(name)}
          aria-disabled={remove.isPending || undefined}
          onClick={() => {
            if (!remove.isPending) void ask();
          }}
        >
          {commonText.remove}
        </button>
      )}
    </li>
  );
};

/** Every member adds and renames; the owner removes. */
export function GroupDialog({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const { id, name, members, role } = conversation;
  const { data: me } = useQuery(meOptions());
  return (
    <Dialog open title={messageText.group} lead={messageText.members(members.length)} onClose={onClose}>
      <RenameForm key={name} id={id} name={name} />
      <ul className="divided my-4" aria-label={commonText.members}>
        {members.map((member) => (
          <MemberItem
            key={member.id}
            id={id}
            member={member}
            isMe={member.id === me?.id}
            removable={role === 'owner'}
          />
        ))}
      </ul>
      <AddForm id={id} members={members} />
    </Dialog>
  );
}
