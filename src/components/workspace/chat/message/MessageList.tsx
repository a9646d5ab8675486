import { Link } from '@tanstack/react-router';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import IconArrowDown from '~icons/tabler/arrow-down';
import { MessageDividers } from '@/components/kits/chat/MessageDividers';
import { useToday } from '@/components/ui/ticking-clock';
import type { ChatWithMessages } from '@/data/chat/schema';
import type { User } from '@/data/user/schema';
import { handleOfName } from '@/components/workspace/chat/mention';
import { MessageBubble } from './MessageBubble';
import type { ReplyTarget } from '@/components/workspace/chat/reply-target';
import { chatText } from '@/messages/workspace/chat';
import { dayLabel } from './message-time';

interface Props {
  chat: ChatWithMessages;
  users: readonly User[];
  /** Number of messages at the end that arrived since the last visit. */
  unread: number;
  /** Id of the message that a search found. */
  shown: string | undefined;
  onTarget: (aim: ReplyTarget) => void;
}

/** Distance from the end that still counts as scrolled to the end. */
const NEAR_END_PX = 80;
/** Messages by one author within this time share a timestamp. */
const GROUP_MS = 180_000;

export function MessageList({ chat, users, unread, shown, onTarget }: Props) {
  const { messages } = chat;
  const today = useToday();
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [seen, setSeen] = useState(messages.length);
  const [away, setAway] = useState(false);
  const [firstNew] = useState(() => (unread > 0 ? messages.at(-unread)?.id : undefined));
  const typing = chat.activeOffline === 'Typing';
  const lastIsMine = messages.at(-1)?.fromId === 0;

  const toEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, []);
  const isShown = shown !== undefined && messages.some(({ id }) => id === shown);
  useLayoutEffect(() => {
    if (!isShown) return;
    atEnd.current = false;
    const found = box.current?.querySelector(`[data-message="${CSS.escape(shown)}"]`);
    found?.scrollIntoView({ block: 'center' });
  }, [isShown, shown]);
  const mention = useCallback(
    (handle: string) => {
      const user = users.find(({ name }) => handleOfName(name) === handle);
      return (
        user && (
          <Link to="/users/profile" search={{ user: user.id }} className="message-mention fw-semibold">
            @{user.name}
          </Link>
        )
      );
    },
    [users],
  );
  const drawn = useRef('');
  useLayoutEffect(() => {
    const now = `${messages.length} ${typing}`;
    if (drawn.current === now) return;
    const isFirst = drawn.current === '';
    drawn.current = now;
    if (atEnd.current || (lastIsMine && !isFirst)) toEnd();
  }, [messages.length, typing, lastIsMine, toEnd]);

  const onScroll = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = box.current ?? {};
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
    setAway(!atEnd.current);
    setSeen(messages.length);
  };
  const missed = away ? messages.length - seen : 0;

  return (
    <div className="position-relative d-flex flex-1 min-h-0">
      <div
        className="chat-scroll ring-inside d-flex flex-column flex-1 gap-1 py-3 px-4 min-h-0 scroll-y bg-sunken"
        ref={box}
        onScroll={onScroll}
        role="log"
        aria-label={chatText.messagesWith(chat.name)}
        tabIndex={0}
      >
        {messages.length === 0 && (
          <p className="m-4 text-ink-3 text-center">{chatText.sendTheFirstMessage(chat.name)}</p>
        )}
        {messages.map((message, at) => {
          const before = messages[at - 1];
          const after = messages[at + 1];
          const day = dayLabel(message.at, today);
          const ends =
            after?.fromId !== message.fromId ||
            new Date(after.at).getTime() - new Date(message.at).getTime() > GROUP_MS;
          return (
            <div
              className={
                message.id === shown
                  ? 'chat-message is-found d-flex flex-column align-items-start'
                  : 'chat-message d-flex flex-column align-items-start'
              }
              key={message.id}
              data-message={message.id}
            >
              <MessageDividers
                day={before && dayLabel(before.at, today) === day ? null : day}
                isFirstNew={message.id === firstNew}
              />
              <MessageBubble
                message={message}
                chat={chat}
                users={users}
                mention={mention}
                endsGroup={ends}
                startsGroup={before?.fromId !== message.fromId}
                onTarget={onTarget}
              />
            </div>
          );
        })}
        {typing && (
          <div className="message">
            <div className="bubble typing-dots text-ink-3">
              <span className="visually-hidden">{chatText.isTyping(chat.name)}</span>
              <i />
              <i />
              <i />
            </div>
          </div>
        )}
      </div>
      {away && (
        <button type="button" className="btn btn-secondary chat-jump" onClick={toEnd}>
          <IconArrowDown />
          {missed > 0 ? chatText.newMessages(missed) : chatText.jumpToLatest}
        </button>
      )}
    </div>
  );
}
