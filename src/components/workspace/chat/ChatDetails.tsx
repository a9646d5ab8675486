import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import IconBellOff from '~icons/tabler/bell-off';
import IconHeart from '~icons/tabler/heart';
import type { Chat, ChatWithMessages } from '@/data/chat/schema';
import type { User } from '@/data/user/schema';
import { sceneUrl } from '@/lib/files/art-url';
import { formatLongDay } from '@/lib/dates/day';
import { setChatFlagsOptions } from '@/queries/workspace/mutations/chat';
import { commonText } from '@/messages/ui/common';
import { chatText } from '@/messages/workspace/chat';
import { ChatAvatar } from './ChatAvatar';
import { GroupPanel } from './GroupPanel';
import { MessageAttachment } from './message/MessageAttachment';

interface Props {
  chat: ChatWithMessages;
  chats: readonly Chat[];
  users: readonly User[];
  /** After the member has left the group. */
  onLeft: () => void;
}

const scenes = ['lamps', 'tram', 'hill', 'sea', 'market', 'coffee'] as const;

export function ChatDetails({ chat, chats, users, onLeft }: Props) {
  const { mutate: mark } = useMutation(setChatFlagsOptions());
  const person = chat.kind === 'person' ? users.find((user) => user.id === chat.memberIds[0]) : undefined;
  const groups = person
    ? chats.filter((other) => other.kind === 'group' && other.memberIds.includes(person.id))
    : [];
  const files = chat.messages.flatMap(({ attachment, deleted, id }) =>
    attachment && !deleted ? [{ ...attachment, id }] : [],
  );
  return (
    <>
      <div className="chat-profile-card overflow-hidden">
        <img
          className="w-100 fit-cover"
          height={160}
          src={sceneUrl(scenes[chat.id % scenes.length] ?? 'lamps')}
          alt=""
        />
      </div>
      <span className="avatar-group">
        <ChatAvatar chat={chat} size="lg" />
      </span>
      <h2 className="mt-2 fs-xl">{chat.name}</h2>
      <p className="text-ink-3">{person?.role ?? chatText.peopleCount(chat.memberIds.length + 1)}</p>
      <div className="d-flex flex-wrap gap-2 my-3">
        <button
          type="button"
          className="btn btn-soft-primary btn-sm flex-1"
          aria-pressed={chat.favourite}
          onClick={() => mark({ id: chat.id, flags: { favourite: !chat.favourite } })}
        >
          <IconHeart />
          {chat.favourite ? chatText.favourite : commonText.add}
        </button>
        <button
          type="button"
          className="btn btn-soft-secondary btn-sm flex-1"
          aria-pressed={chat.muted}
          onClick={() => mark({ id: chat.id, flags: { muted: !chat.muted } })}
        >
          <IconBellOff />
          {chat.muted ? chatText.muted : chatText.mute}
        </button>
      </div>
      <dl className="rule-above">
        <dt className="mt-3 fs-sm text-ink-3 fw-medium">{commonText.email}</dt>
        <dd className="mt-half mb-0 ms-0">{chat.email}</dd>
        {person && (
          <>
            <dt className="mt-3 fs-sm text-ink-3 fw-medium">{commonText.phone}</dt>
            <dd className="mt-half mb-0 ms-0">{person.phone ?? commonText.none}</dd>
            <dt className="mt-3 fs-sm text-ink-3 fw-medium">{chatText.born}</dt>
            <dd className="mt-half mb-0 ms-0">
              {person.BirthDate ? formatLongDay(person.BirthDate) : chatText.unknown}
            </dd>
            <dt className="mt-3 fs-sm text-ink-3 fw-medium">{chatText.sharedGroups}</dt>
            <dd className="mt-half mb-0 ms-0">
              {groups.length === 0 && commonText.none}
              {groups.map((group) => (
                <Link
                  key={group.id}
                  className="d-block"
                  from="/apps/chat"
                  to="/apps/chat"
                  search={(old) => ({ ...old, chat: group.id })}
                >
                  {group.name}
                </Link>
              ))}
            </dd>
          </>
        )}
      </dl>
      {chat.kind === 'group' && <GroupPanel key={chat.name} chat={chat} users={users} onLeft={onLeft} />}
      <h3 className="mt-5 mb-2">{chatText.files}</h3>
      {files.length === 0 && <p className="text-ink-3">{chatText.noFilesYet}</p>}
      <ul className="mt-1">
        {files.map((file) => (
          <li key={file.id}>
            <MessageAttachment attachment={file} />
          </li>
        ))}
      </ul>
    </>
  );
}
