import { Link } from '@tanstack/react-router';
import IconChecks from '~icons/tabler/checks';
import IconCheck from '~icons/tabler/check';
import IconSettings from '~icons/tabler/settings';
import IconUserPlus from '~icons/tabler/user-plus';
import IconUsersPlus from '~icons/tabler/users-plus';
import { ChatMarks } from '@/components/kits/chat/ChatMarks';
import { summarizeMessage } from '@/components/kits/chat/text/message-markdown';
import { SearchInput } from '@/components/ui/control/SearchInput';
import { Avatar } from '@/components/ui/Avatar';
import type { Chat } from '@/data/chat/schema';
import { Timestamp } from '@/components/ui/Timestamp';
import { commonText } from '@/messages/ui/common';
import { chatText } from '@/messages/workspace/chat';
import { CHAT_TABS, type ChatSearch, type ChatTab } from './chat-search';
import { filterChats } from './filter-chats';
import { FoundMessages } from './FoundMessages';
import { ChatAvatar } from './ChatAvatar';

interface Props {
  chats: readonly Chat[];
  drafts: ReadonlyMap<number, string>;
  search: ChatSearch;
  change: (next: Partial<ChatSearch>, replace?: boolean) => void;
}

const tabNames: Record<ChatTab, string> = {
  all: commonText.all,
  pinned: chatText.pinned,
  favourites: chatText.favourites,
  archived: chatText.archived,
};

export function ChatList({ chats, drafts, search, change }: Props) {
  const found = filterChats(chats, search);
  const { q = '' } = search;
  const tab = search.tab ?? 'all';
  const unread = (of: (typeof CHAT_TABS)[number]) =>
    filterChats(chats, { tab: of }).filter((chat) => chat.unRead > 0).length;
  return (
    <section className="chat-list min-h-0" aria-label={chatText.conversations}>
      <header className="row-half pt-3 pb-2 ps-4 pe-3">
        <h1 className="flex-1 fs-2xl" tabIndex={-1}>
          {chatText.chat}
        </h1>
        <button
          type="button"
          className="icon-button"
          aria-label={chatText.newContact}
          onClick={() => change({ add: 'contact' })}
        >
          <IconUserPlus />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={chatText.newGroup}
          onClick={() => change({ add: 'group' })}
        >
          <IconUsersPlus />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={chatText.chatSettings}
          onClick={() => change({ settings: true })}
        >
          <IconSettings />
        </button>
      </header>
      <div className="mx-4 mb-2">
        <SearchInput
          label={chatText.searchConversationsAndMessages}
          placeholder={commonText.search}
          value={q}
          onChange={(text) => change({ q: text || undefined }, true)}
        />
      </div>
      <fieldset className="chips pt-0 px-4 pb-2">
        <legend className="visually-hidden">{commonText.show}</legend>
        {CHAT_TABS.map((name) => (
          <button
            key={name}
            type="button"
            className={name === tab ? 'chip is-on' : 'chip'}
            aria-pressed={name === tab}
            onClick={() => change({ tab: name === 'all' ? undefined : name }, true)}
          >
            {tabNames[name]}
            {name === 'all' && unread(name) > 0 && <b className="count">{unread(name)}</b>}
          </button>
        ))}
      </fieldset>
      {found.length === 0 && (
        <p className="m-4 text-ink-3 text-center">
          {q ? chatText.noMatchingConversations : chatText.noConversationsYet}
        </p>
      )}
      <div className="flex-1 min-h-0 scroll-y">
        <ul className="pt-0 px-2 pb-2" aria-label={chatText.conversations}>
          {found.map((chat) => (
            <li key={chat.id}>
              <Link
                from="/apps/chat"
                to="/apps/chat"
                search={(old) => ({ ...old, chat: chat.id, message: undefined, with: undefined })}
                className="choice gap-3 p-2"
                aria-current={chat.id === search.chat ? 'true' : undefined}
                resetScroll={false}
              >
                <ChatAvatar chat={chat} />
                <ChatRow chat={chat} draft={chat.id === search.chat ? undefined : drafts.get(chat.id)} />
                <span className="stack-1 justify-items-end align-self-start fs-xs text-ink-3">
                  <Timestamp at={chat.date} />
                  <ChatMarks
                    muted={chat.muted}
                    pinned={chat.pinned}
                    unread={chat.unRead > 0 ? String(chat.unRead) : null}
                  />
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {q.trim() !== '' && <FoundMessages q={q.trim()} chats={chats} shown={search.message} />}
      </div>
    </section>
  );
}

function ChatRow({ chat, draft }: { chat: Chat; draft: string | undefined }) {
  if (chat.activeOffline === 'Typing') {
    return (
      <span className="fill align-with-page">
        <b className="d-block text-truncate fw-semibold" dir="auto">
          {chat.name}
        </b>
        <small className="typing-dots d-block fs-sm text-truncate text-success-text fw-semibold">
          {chatText.typingWord}
          <i />
          <i />
          <i />
        </small>
      </span>
    );
  }
  return (
    <span className="fill align-with-page">
      <b className="d-block text-truncate fw-semibold" dir="auto">
        {chat.name}
      </b>
      {draft ? (
        <small className="d-block fs-sm text-ink-3 text-truncate" dir="auto">
          <b className="text-accent-text fw-semibold">{chatText.draft}</b> {draft}
        </small>
      ) : (
        <small className="d-block fs-sm text-ink-3 text-truncate" dir="auto">
          {chat.isSend &&
            (chat.allMessage ? (
              <IconChecks width={15} height={15} className="icon in-text" />
            ) : (
              <IconCheck width={15} height={15} className="icon in-text" />
            ))}
          {chat.isSend && chatText.youSaid}
          {summarizeMessage(chat.message) || chatText.noMessagesYet}
        </small>
      )}
    </span>
  );
}

export const PersonRow = ({ name, image, role }: { name: string; image: string; role?: string }) => (
  <>
    <Avatar name={name} url={image} size="sm" silent />
    <span className="fill align-with-page">
      <b className="d-block text-truncate fw-semibold" dir="auto">
        {name}
      </b>
      <small className="d-block fs-sm text-ink-3 text-truncate">{role}</small>
    </span>
  </>
);
