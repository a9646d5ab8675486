import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import IconLogout from '~icons/tabler/logout';
import IconX from '~icons/tabler/x';
import { PeoplePicker } from '@/components/kits/form/people/PeoplePicker';
import { Avatar } from '@/components/ui/Avatar';
import type { Chat, ChatWithMessages } from '@/data/chat/schema';
import type { User } from '@/data/user/schema';
import { isOfComposition } from '@/lib/keys/composition';
import { leaveGroupOptions, saveGroupOptions } from '@/queries/workspace/mutations/chat';
import { commonText } from '@/messages/ui/common';
import { chatText } from '@/messages/workspace/chat';

interface Props {
  chat: ChatWithMessages;
  users: readonly User[];
  onLeft: () => void;
}

const MAX_NAME = 40;

/** Name and members of a group, to be changed; each change is stored at once and can be undone. */
export function GroupPanel({ chat: { messages: _messages, ...chat }, users, onLeft }: Props) {
  const { mutate: save } = useMutation(saveGroupOptions());
  const { mutate: leave } = useMutation(leaveGroupOptions());
  const [name, setName] = useState(chat.name);
  const [added, setAdded] = useState<readonly number[]>([]);
  const id = useId();
  const members = users.filter((user) => chat.memberIds.includes(user.id));
  const change = (next: Partial<Chat>, toast: string) =>
    save({ from: chat, to: { ...chat, ...next }, toast });
  const rename = () => {
    const wanted = name.trim();
    if (wanted.length < 2) setName(chat.name);
    else if (wanted !== chat.name) change({ name: wanted }, chatText.groupRenamed);
  };
  const addPeople = (event: SubmitEvent) => {
    event.preventDefault();
    if (added.length === 0) return;
    const person = added.length === 1 ? users.find((user) => user.id === added[0])?.name : undefined;
    change(
      { memberIds: [...chat.memberIds, ...added] },
      person ? chatText.added(person) : chatText.peopleAdded(added.length),
    );
    setAdded([]);
  };
  return (
    <div className="my-4">
      <label className="form-label" htmlFor={id}>
        {chatText.groupName}
      </label>
      <input
        id={id}
        className="form-control"
        autoComplete="off"
        dir="auto"
        maxLength={MAX_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onBlur={rename}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isOfComposition(event.nativeEvent)) rename();
        }}
      />
      <h3>{chatText.members(members.length + 1)}</h3>
      <ul className="mt-1" aria-label={commonText.members}>
        <li className="row-2 mb-1">{commonText.you}</li>
        {members.map((user) => (
          <li className="row-2 mb-1" key={user.id}>
            <Avatar name={user.name} url={user.image} size="xs" silent />
            <span dir="auto">{user.name}</span>
            {/* In a group of one no other member answers. */}
            {members.length > 1 && (
              <button
                type="button"
                className="icon-button icon-button-sm"
                aria-label={chatText.remove(user.name)}
                onClick={() =>
                  change(
                    { memberIds: chat.memberIds.filter((memberId) => memberId !== user.id) },
                    chatText.removed(user.name),
                  )
                }
              >
                <IconX />
              </button>
            )}
          </li>
        ))}
      </ul>
      <form onSubmit={addPeople}>
        <PeoplePicker
          label={chatText.addPeople}
          people={users.filter((user) => !chat.memberIds.includes(user.id))}
          value={added}
          onChange={setAdded}
        />
        <div className="row-2 flex-wrap mt-3">
          <button
            type="submit"
            className="btn btn-primary btn-sm"
            aria-disabled={added.length === 0 || undefined}
          >
            {chatText.addToGroup}
          </button>
          <button
            type="button"
            className="btn btn-soft-danger btn-sm"
            onClick={() => leave(chat, { onSuccess: onLeft })}
          >
            <IconLogout />
            {chatText.leaveGroup}
          </button>
        </div>
      </form>
    </div>
  );
}
