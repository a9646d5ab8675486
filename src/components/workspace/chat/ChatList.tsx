import { Link } from '@tanstack/react-router';
import IconChecks from '~icons/tabler/checks';
import IconBellOff from '~icons/tabler/bell-off';
import IconCheck from '~icons/tabler/check';
import IconPin from '~icons/tabler/pin-filled';
import IconSettings from '~icons/tabler/settings';
import IconUserPlus from '~icons/tabler/user-plus';
import IconUsersPlus from '~icons/tabler/users-plus';
import { summarizeMessage } from '@/components/kits/chat/text/message-markdown';
import { SearchInput } from '@/components/ui/control/SearchInput';
import { Avatar } from '@/components/ui/Avatar';
import type { Chat } from '@/data/chat/schema';
import { capitalize } from '@/lib/text/format';
import { formatDateTime, formatShortRelativeTime } from '@/lib/dates/relative-time';
import { CHAT_TABS, type ChatSearch } from './chat-search';
import { filterChats } from './filter-chats';
import { FoundMessages } from './FoundMessages';
import { ChatAvatar } from './ChatAvatar';

interface Props {
  chats: readonly Chat[];
  drafts: ReadonlyMap<number, string>;
  search: ChatSearch;
  change: (next: Partial<ChatSearch>, replace?: boolean) => void;
}

export function ChatList({ chats, drafts, search, change }: Props) {
  const found = filterChats(chats, search);
  const { q = '' } = search;
  const tab = search.tab ?? 'all';
  const unread = (of: (typeof CHAT_TABS)[number]) =>
    filterChats(chats, { tab: of }).filter((chat) => chat.unRead > 0).length;
  return (
    <section className="chat-list" aria-label="Conversations">
      <header>
        <h1 tabIndex={-1}>Chat</h1>
        <button
          type="button"
          className="icon-button"
          aria-label="New contact"
          onClick={() => change({ add: 'contact' })}
        >
          <IconUserPlus />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="New group"
          onClick={() => change({ add: 'group' })}
        >
          <IconUsersPlus />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Chat settings"
          onClick={() => change({ settings: true })}
        >
          <IconSettings />
        </button>
      </header>
      <SearchInput
        label="Search conversations and messages"
        placeholder="Search"
        value={q}
        onChange={(text) => change({ q: text || undefined }, true)}
      />
      <fieldset className="chips">
        <legend className="visually-hidden">Show</legend>
        {CHAT_TABS.map((name) => (
          <button
            key={name}
            type="button"
            className={name === tab ? 'chip is-on' : 'chip'}
            aria-pressed={name === tab}
            onClick={() => change({ tab: name === 'all' ? undefined : name }, true)}
          >
            {capitalize(name)}
            {name === 'all' && unread(name) > 0 && <b className="count">{unread(name)}</b>}
          </button>
        ))}
      </fieldset>
      {found.length === 0 && (
        <p className="chat-no-matches">{q ? 'No matching conversations.' : 'No conversations yet.'}</p>
      )}
      <div className="chat-list-scroll">
        <ul aria-label="Conversations">
          {found.map((chat) => (
            <li key={chat.id} className={chat.id === search.chat ? 'is-on' : undefined}>
              <Link
                from="/apps/chat"
                to="/apps/chat"
                search={(old) => ({ ...old, chat: chat.id, message: undefined, with: undefined })}
                aria-current={chat.id === search.chat ? 'true' : undefined}
                resetScroll={false}
              >
                <ChatAvatar chat={chat} />
                <ChatRow chat={chat} draft={chat.id === search.chat ? undefined : drafts.get(chat.id)} />
                <span className="chat-summary-end">
                  <time dateTime={chat.date} title={formatDateTime(new Date(chat.date))}>
                    {formatShortRelativeTime(new Date(chat.date))}
                  </time>
                  <span className="chat-marks">
                    {chat.muted && <IconBellOff aria-label="Muted" aria-hidden={false} role="img" />}
                    {chat.pinned && <IconPin aria-label="Pinned" aria-hidden={false} role="img" />}
                    {chat.unRead > 0 && (
                      <b className="count">
                        {chat.unRead}
                        <span className="visually-hidden"> unread</span>
                      </b>
                    )}
                  </span>
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
      <span className="chat-summary">
        <b dir="auto">{chat.name}</b>
        <small className="chat-typing">
          typing
          <i />
          <i />
          <i />
        </small>
      </span>
    );
  }
  return (
    <span className="chat-summary">
      <b dir="auto">{chat.name}</b>
      {draft ? (
        <small dir="auto">
          <em className="chat-draft">Draft:</em> {draft}
        </small>
      ) : (
        <small dir="auto">
          {chat.isSend && (chat.allMessage ? <IconChecks className="icon is-read" /> : <IconCheck />)}
          {chat.isSend && 'You: '}
          {summarizeMessage(chat.message) || 'No messages yet'}
        </small>
      )}
    </span>
  );
}

export const PersonRow = ({ name, image, role }: { name: string; image: string; role?: string }) => (
  <>
    <Avatar name={name} url={image} size="sm" silent />
    <span className="chat-summary">
      <b dir="auto">{name}</b>
      <small>{role}</small>
    </span>
  </>
);
