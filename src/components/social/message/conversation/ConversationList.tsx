import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import IconBellOff from '~icons/tabler/bell-off';
import IconPin from '~icons/tabler/pin-filled';
import IconSearch from '~icons/tabler/search';
import IconUserPlus from '~icons/tabler/user-plus';
import IconUsersPlus from '~icons/tabler/users-plus';
import { type Conversation, MAX_UNREAD } from '@contract/message/conversation';
import { PagedList } from '@/components/ui/status/PagedList';
import { Timestamp } from '@/components/ui/Timestamp';
import { conversationsOptions, unreadMessagesOptions } from '@/queries/social/message/conversation';
import { meOptions } from '@/queries/social/member/me';
import { ConversationFace } from './ConversationFace';
import { conversationName, excerptText } from './conversation-name';
import { MessageSearch } from '@/components/social/message/MessageSearch';

const route = getRouteApi('/_shell/apps/chat');

const boxes = [
  [undefined, 'All'],
  ['requests', 'Requests'],
  ['archived', 'Archived'],
] as const;

const emptyTexts = {
  active: 'No conversations yet. Write to someone.',
  requests: 'No requests. Messages from people you do not follow appear here.',
  archived: 'No archived conversations.',
};

export const countText = (count: number): string =>
  count >= MAX_UNREAD ? `${MAX_UNREAD - 1}+` : String(count);

export function ConversationList() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = search.box ?? 'active';
  const query = useInfiniteQuery(conversationsOptions(list));
  const { data: unread } = useQuery(unreadMessagesOptions());
  const { data: me } = useQuery(meOptions());
  const add = (kind: 'contact' | 'group') =>
    void navigate({ search: (old) => ({ ...old, add: kind }), resetScroll: false });
  return (
    <section className="chat-list" aria-label="Conversations">
      <header>
        <h1 tabIndex={-1}>Messages</h1>
        <button type="button" className="icon-button" aria-label="New message" onClick={() => add('contact')}>
          <IconUserPlus />
        </button>
        <button type="button" className="icon-button" aria-label="New group" onClick={() => add('group')}>
          <IconUsersPlus />
        </button>
      </header>
      <div className="search-field">
        <IconSearch />
        <input
          type="search"
          className="form-control"
          autoComplete="off"
          aria-label="Search messages"
          placeholder="Search messages"
          value={search.q ?? ''}
          maxLength={100}
          onChange={(event) =>
            void navigate({
              search: (old) => ({ ...old, q: event.target.value || undefined }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      </div>
      {search.q ? (
        <MessageSearch q={search.q} />
      ) : (
        <>
          <fieldset className="chips">
            <legend className="visually-hidden">Show</legend>
            {boxes.map(([box, label]) => (
              <button
                key={label}
                type="button"
                className={box === search.box ? 'chip is-on' : 'chip'}
                aria-pressed={box === search.box}
                onClick={() =>
                  void navigate({ search: (old) => ({ ...old, box }), replace: true, resetScroll: false })
                }
              >
                {label}
                {box === 'requests' && unread && unread.requests > 0 && (
                  <b className="count">{countText(unread.requests)}</b>
                )}
              </button>
            ))}
          </fieldset>
          <PagedList
            query={query}
            words={{ what: 'conversations', failed: 'The conversations did not load', more: 'Show more' }}
            rows={5}
            empty={<p className="chat-no-matches">{emptyTexts[list]}</p>}
          >
            {(conversations) => (
              <ul>
                {conversations.map((conversation) => (
                  <ConversationRow key={conversation.id} conversation={conversation} me={me?.id} />
                ))}
              </ul>
            )}
          </PagedList>
        </>
      )}
    </section>
  );
}

function ConversationRow({ conversation, me }: { conversation: Conversation; me: string | undefined }) {
  const search = route.useSearch();
  const { id, lastMessage, lastAt, muted, pinned, unread } = conversation;
  const isOpen = id === search.conversation;
  return (
    <li className={isOpen ? 'is-on' : undefined}>
      <Link
        to="/apps/chat"
        search={{ conversation: id, box: search.box }}
        aria-current={isOpen ? 'true' : undefined}
        resetScroll={false}
      >
        <ConversationFace conversation={conversation} me={me} />
        <span className="chat-summary">
          <b dir="auto">{conversationName(conversation, me)}</b>
          <small dir="auto">
            {lastMessage?.author?.id === me && 'You: '}
            {lastMessage ? excerptText(lastMessage) : 'No messages yet'}
          </small>
        </span>
        <span className="chat-summary-end">
          <Timestamp at={lastAt} />
          <span className="chat-marks">
            {muted && <IconBellOff aria-label="Muted" aria-hidden={false} role="img" />}
            {pinned && <IconPin aria-label="Pinned" aria-hidden={false} role="img" />}
            {unread > 0 && (
              <b className="count">
                {countText(unread)}
                <span className="visually-hidden"> unread</span>
              </b>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
