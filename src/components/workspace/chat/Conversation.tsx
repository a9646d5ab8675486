import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import IconArchive from '~icons/tabler/archive';
import IconArrowLeft from '~icons/tabler/arrow-left';
import IconBellOff from '~icons/tabler/bell-off';
import IconDots from '~icons/tabler/dots-vertical';
import IconHeart from '~icons/tabler/heart';
import IconLayout from '~icons/tabler/layout-sidebar';
import IconLayoutRight from '~icons/tabler/layout-sidebar-right';
import IconMail from '~icons/tabler/mail';
import IconPhone from '~icons/tabler/phone';
import IconPin from '~icons/tabler/pin';
import { OpenedTitle } from '@/components/ui/OpenedTitle';
import { Menu } from '@/components/ui/overlay/Menu';
import type { ChatWithMessages } from '@/data/chat/schema';
import type { ChatSettings } from '@/data/chat/settings';
import type { User } from '@/data/user/schema';
import { setChatFlagsOptions } from '@/queries/workspace/mutations/chat';
import { commonText } from '@/messages/ui/common';
import { chatText } from '@/messages/workspace/chat';
import type { ChatSearch } from './chat-search';
import { ChatAvatar, presenceText } from './ChatAvatar';
import type { ReplyTarget } from './reply-target';
import { MessageComposer } from './MessageComposer';
import { MessageList } from './message/MessageList';

interface Props {
  chat: ChatWithMessages;
  users: readonly User[];
  settings: ChatSettings;
  draft: string;
  search: ChatSearch;
  change: (next: Partial<ChatSearch>, replace?: boolean) => void;
  /** Closes the chat; resolves after the URL has changed. */
  onLeave: () => Promise<void>;
}

export function Conversation({ chat, users, settings, draft, search, change, onLeave }: Props) {
  const { mutate: mark } = useMutation(setChatFlagsOptions());
  const [replyTarget, setReplyTarget] = useState<ReplyTarget>(null);
  /** After an answer or an edit the focus stays in the field, which is a new one. */
  const [hasAnswered, setHasAnswered] = useState(false);
  /** Frozen at mount, so that the "New" divider stays during the visit. */
  const [unreadAtOpen] = useState(chat.unRead);
  const area = useRef<HTMLElement>(null);
  const { id, unRead } = chat;
  useEffect(() => {
    if (unRead > 0) mark({ id, flags: { unRead: 0 } });
  }, [id, unRead, mark]);

  const person = chat.kind === 'person' ? users.find((user) => user.id === chat.memberIds[0]) : undefined;
  const toggle = (key: 'pinned' | 'favourite' | 'archived' | 'muted', on: string, off: string) =>
    mark({ id, flags: { [key]: !chat[key] }, toast: chat[key] ? off : on });

  return (
    <section ref={area} className="chat-conversation" aria-label={chat.name}>
      <header className="row-1 py-2 px-3 rule-below">
        <button
          type="button"
          className="icon-button d-lg-none"
          aria-label={chatText.backToList}
          onClick={() => change({ chat: undefined, profile: undefined, list: undefined, sample: true })}
        >
          <IconArrowLeft className="icon flip-in-rtl" />
        </button>
        <button
          type="button"
          className="icon-button d-none d-lg-inline-flex"
          aria-label={chatText.conversations}
          aria-pressed={search.list !== false}
          onClick={() => change({ list: search.list === false ? undefined : false }, true)}
        >
          <IconLayout className="icon flip-in-rtl" />
        </button>
        <ChatAvatar chat={chat} />
        <div className="fill ms-2 align-with-page">
          <OpenedTitle className="fs-xl text-truncate" isAlone={search.list === false}>
            {chat.name}
          </OpenedTitle>
          <small
            className={
              chat.activeOffline === 'Offline' ? 'text-ink-3 fw-medium' : 'text-success-text fw-medium'
            }
            aria-live="polite"
          >
            {presenceText(chat)}
          </small>
        </div>
        {person?.phone && (
          <a
            className="icon-button"
            href={`tel:${person.phone.replaceAll(/[^+\d]/g, '')}`}
            aria-label={chatText.call(chat.name)}
          >
            <IconPhone />
          </a>
        )}
        <button
          type="button"
          className={search.profile ? 'icon-button is-on' : 'icon-button'}
          aria-label={chatText.profile}
          aria-pressed={search.profile === true}
          onClick={() => change({ profile: search.profile ? undefined : true }, true)}
        >
          <IconLayoutRight className="icon flip-in-rtl" />
        </button>
        <Menu
          label={commonText.more}
          trigger={<IconDots />}
          items={[
            {
              label: chat.pinned ? chatText.unpin : chatText.pin,
              icon: <IconPin />,
              onSelect: () => toggle('pinned', chatText.pinned, chatText.unpinned),
            },
            {
              label: chat.favourite ? chatText.removeFromFavourites : chatText.addToFavourites,
              icon: <IconHeart />,
              onSelect: () => toggle('favourite', chatText.addedToFavourites, chatText.removedFromFavourites),
            },
            {
              label: chat.muted ? chatText.unmute : chatText.mute,
              icon: <IconBellOff />,
              onSelect: () => toggle('muted', chatText.muted, chatText.unmuted),
            },
            {
              label: chatText.markAsUnread,
              icon: <IconMail />,
              // Leave first: an open chat is marked read at once.
              onSelect: () => void onLeave().then(() => mark({ id, flags: { unRead: 1 } })),
            },
            'separator',
            {
              label: chat.archived ? chatText.unarchive : commonText.archive,
              icon: <IconArchive />,
              onSelect: () => toggle('archived', chatText.archived, chatText.unarchived),
            },
          ]}
        />
      </header>
      <MessageList
        chat={chat}
        users={users}
        unread={unreadAtOpen}
        shown={search.message}
        onTarget={setReplyTarget}
      />
      <MessageComposer
        key={replyTarget ? `${replyTarget.kind}-${replyTarget.message.id}` : 'new'}
        chat={chat}
        users={users}
        draft={draft}
        target={replyTarget}
        dropArea={area}
        enterSends={settings.enterSends}
        startsFocused={hasAnswered || replyTarget !== null}
        onEditLast={() => {
          const message = chat.messages.findLast(({ fromId, text }) => fromId === 0 && text !== '');
          if (message) setReplyTarget({ kind: 'edit', message });
        }}
        onDone={() => {
          setHasAnswered(hasAnswered || replyTarget !== null);
          setReplyTarget(null);
        }}
      />
    </section>
  );
}
