import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import IconUserPlus from '~icons/tabler/user-plus';
import IconUsersPlus from '~icons/tabler/users-plus';
import { type Conversation, MAX_UNREAD } from '@contract/message/conversation';
import type { MessageExcerpt } from '@contract/message/message';
import { ChatMarks } from '@/components/kits/chat/ChatMarks';
import { SearchInput } from '@/components/ui/control/SearchInput';
import { PagedList } from '@/components/ui/status/PagedList';
import { Timestamp } from '@/components/ui/Timestamp';
import { conversationsOptions, unreadMessagesOptions } from '@/queries/social/message/conversation';
import { meOptions } from '@/queries/social/member/me';
import { ConversationFace } from './ConversationFace';
import { conversationName, excerptText } from './conversation-name';
import { MessageSearch } from '@/components/social/message/MessageSearch';
import { commonText } from '@/messages/ui/common';
import { messageText } from '@/messages/social/message';

const route = getRouteApi('/_shell/apps/chat');

const boxes = [
  [undefined, commonText.all],
  ['requests', messageText.requests],
  ['archived', messageText.archived],
] as const;

const emptyTexts = {
  active: messageText.noActive,
  requests: messageText.noRequests,
  archived: messageText.noArchived,
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
    <section className="chat-list min-h-0" aria-label={messageText.conversations}>
      <header className="row-half pt-3 pb-2 ps-4 pe-3">
        <h1 className="flex-1 fs-2xl" tabIndex={-1}>
          {messageText.messages}
        </h1>
        <button
          type="button"
          className="icon-button"
          aria-label={messageText.newMessage}
          onClick={() => add('contact')}
        >
          <IconUserPlus />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={messageText.newGroup}
          onClick={() => add('group')}
        >
          <IconUsersPlus />
        </button>
      </header>
      <div className="mx-4 mb-2">
        <SearchInput
          label={messageText.searchMessages}
          value={search.q ?? ''}
          onChange={(text) =>
            void navigate({
              search: (old) => ({ ...old, q: text || undefined }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      </div>
      {search.q ? (
        <div className="flex-1 min-h-0 scroll-y">
          <MessageSearch q={search.q} />
        </div>
      ) : (
        <>
          <fieldset className="chips pt-0 px-4 pb-2">
            <legend className="visually-hidden">{commonText.show}</legend>
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
          <div className="flex-1 min-h-0 scroll-y">
            <PagedList
              query={query}
              words={{
                what: messageText.conversationsNoun,
                failed: messageText.conversationsLoadFailed,
                more: messageText.showMore,
              }}
              rows={5}
              empty={<p className="m-4 text-ink-3 text-center">{emptyTexts[list]}</p>}
            >
              {(conversations) => (
                <ul className="pt-0 px-2 pb-2">
                  {conversations.map((conversation) => (
                    <ConversationRow key={conversation.id} conversation={conversation} me={me?.id} />
                  ))}
                </ul>
              )}
            </PagedList>
          </div>
        </>
      )}
    </section>
  );
}

const lastText = (message: MessageExcerpt, me: string | undefined): string => {
  const excerpt = excerptText(message);
  return message.author?.id === me ? messageText.fromYou(excerpt) : excerpt;
};

function ConversationRow({ conversation, me }: { conversation: Conversation; me: string | undefined }) {
  const search = route.useSearch();
  const { id, lastMessage, lastAt, muted, pinned, unread } = conversation;
  const isOpen = id === search.conversation;
  return (
    <li>
      <Link
        to="/apps/chat"
        search={{ conversation: id, box: search.box }}
        className="choice gap-3 p-2"
        aria-current={isOpen ? 'true' : undefined}
        resetScroll={false}
      >
        <ConversationFace conversation={conversation} me={me} />
        <span className="fill align-with-page">
          <b className="d-block text-truncate fw-semibold" dir="auto">
            {conversationName(conversation, me)}
          </b>
          <small className="d-block fs-sm text-ink-3 text-truncate" dir="auto">
            {lastMessage ? lastText(lastMessage, me) : messageText.noMessagesYet}
          </small>
        </span>
        <span className="stack-1 justify-items-end align-self-start fs-xs text-ink-3">
          <Timestamp at={lastAt} />
          <ChatMarks muted={muted} pinned={pinned} unread={unread > 0 ? countText(unread) : null} />
        </span>
      </Link>
    </li>
  );
}
