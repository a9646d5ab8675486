import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import IconArrowDown from '~icons/tabler/arrow-down';
import type { Conversation } from '@contract/message/conversation';
import type { Message } from '@contract/message/message';
import { MessageDividers } from '@/components/kits/chat/MessageDividers';
import { useToday } from '@/components/ui/ticking-clock';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { dayLabel } from '@/components/workspace/chat/message/message-time';
import { meOptions } from '@/queries/social/member/me';
import { messagesOptions } from '@/queries/social/message/message';
import { markRead } from '@/queries/social/mutations/message';
import { conversationName } from '@/components/social/message/conversation/conversation-name';
import { MessageItem } from './MessageItem';
import type { Target } from '@/components/social/message/TargetBanner';
import { usePendingMessages } from './pending-message';
import { PendingItem } from './PendingItem';
import { TypingMembers } from '@/components/social/message/TypingMembers';
import { messageText } from '@/messages/social/message';
import { useLogScroll } from './use-log-scroll';

interface Props {
  conversation: Conversation;
  at: number | undefined;
  active: boolean;
  onTarget: (target: Target) => void;
  onEditPending: (text: string) => void;
}

/** Messages by one author within this time share a timestamp. */
const GROUP_MS = 180_000;

const isRun = (a: Message | undefined, b: Message | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.author.id === b.author.id &&
  Math.abs(Date.parse(a.createdAt) - Date.parse(b.createdAt)) < GROUP_MS;

/** "Seen", or the number of members of a group who have read the last own message. */
function seenText({ kind, members }: Conversation, last: Message | undefined, me: string): string | null {
  if (last?.author.id !== me) return null;
  const readers = members.filter(({ id, readUpTo }) => id !== me && (readUpTo ?? 0) >= last.number).length;
  if (readers === 0) return null;
  return kind === 'direct' ? messageText.seen : messageText.seenBy(readers);
}

export function MessageLog({ conversation, at, active, onTarget, onEditPending }: Props) {
  const { id, readUpTo, state } = conversation;
  const client = useQueryClient();
  const today = useToday();
  const query = useInfiniteQuery(messagesOptions(id, at));
  const { hasPreviousPage, hasNextPage, isFetching, fetchPreviousPage, fetchNextPage } = query;
  const me = useQuery(meOptions()).data?.id ?? '';
  const messages = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const known = new Set(messages.map((message) => message.id));
  const pending = usePendingMessages(id).filter(({ message }) => !known.has(message.id));
  const last = messages.at(-1);
  const lastNumber = last?.number ?? 0;
  // Frozen at mount, so that the divider stays during the visit.
  const [readAtOpen] = useState(readUpTo);
  const [seen, setSeen] = useState(lastNumber);
  const { box, onScroll, isAway, toEnd } = useLogScroll({
    first: messages[0]?.number ?? 0,
    last: lastNumber,
    waiting: pending.length,
    at,
    onTop: () => {
      if (hasPreviousPage && !isFetching) void fetchPreviousPage();
    },
    onBottom: () => {
      setSeen(lastNumber);
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
  });
  const isAtEnd = !isAway && !hasNextPage;
  useEffect(() => {
    if (!isAtEnd || state !== 'member' || lastNumber <= readUpTo) return undefined;
    const mark = () => {
      // Repeated with the next message, or the next visit.
      if (!document.hidden) void markRead(client, id, lastNumber).catch(() => undefined);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [isAtEnd, state, lastNumber, readUpTo, client, id]);

  if (query.error && !query.data)
    return (
      <ErrorState
        title={messageText.messagesLoadFailed}
        error={query.error}
        retry={() => void query.refetch()}
      />
    );
  const missed = isAway ? lastNumber - seen : 0;
  const name = conversationName(conversation, me);
  const firstNew = messages.find(({ number, author }) => number > readAtOpen && author.id !== me)?.id;
  const seenBy = pending.length === 0 ? seenText(conversation, last, me) : null;
  return (
    <div className="position-relative d-flex flex-1 min-h-0">
      <div
        className="chat-scroll ring-inside d-flex flex-column flex-1 gap-1 py-3 px-4 min-h-0 scroll-y bg-sunken"
        ref={box}
        onScroll={onScroll}
        role="log"
        aria-label={messageText.messagesWith(name)}
        tabIndex={0}
      >
        {query.isPending && <Skeleton what={messageText.messagesNoun} faces />}
        {hasPreviousPage && (
          <button type="button" className="btn btn-quiet mx-auto" onClick={() => void fetchPreviousPage()}>
            {messageText.showEarlierMessages}
          </button>
        )}
        {query.data && messages.length === 0 && pending.length === 0 && (
          <p className="m-4 text-ink-3 text-center">
            {active ? messageText.sendFirstMessage(name) : messageText.noMessagesYet}
          </p>
        )}
        {messages.map((message, index) => {
          const earlier = messages[index - 1];
          const day = dayLabel(message.createdAt, today);
          return (
            <div
              className="d-flex flex-column align-items-start"
              key={message.id}
              data-number={message.number}
            >
              <MessageDividers
                day={earlier && dayLabel(earlier.createdAt, today) === day ? null : day}
                isFirstNew={message.id === firstNew}
              />
              <MessageItem
                message={message}
                mine={message.author.id === me}
                inGroup={conversation.kind === 'group'}
                startsGroup={!isRun(earlier, message)}
                endsGroup={!isRun(message, messages[index + 1])}
                active={active}
                onTarget={onTarget}
              />
            </div>
          );
        })}
        {/* The log says a message when the service has it. */}
        {pending.map((each) => (
          <div className="d-flex flex-column align-items-start" key={each.key} aria-live="off">
            <PendingItem pending={each} onEdit={onEditPending} />
          </div>
        ))}
        {seenBy && <small className="ms-auto pe-1 fs-xs text-ink-3">{seenBy}</small>}
        <TypingMembers conversation={conversation} />
      </div>
      {isAway && (
        <button type="button" className="btn btn-secondary chat-jump" onClick={toEnd}>
          <IconArrowDown />
          {missed > 0 ? messageText.newMessages(missed) : messageText.jumpToLatest}
        </button>
      )}
    </div>
  );
}
