import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { summarizeMessage } from '@/components/kits/chat/text/message-markdown';
import { useDebouncedValue } from '@/components/ui/hooks/use-debounced-value';
import type { Chat } from '@/data/chat/schema';
import { Timestamp } from '@/components/ui/Timestamp';
import { chatMessageSearchOptions } from '@/queries/workspace/chat';
import { chatText } from '@/messages/workspace/chat';
import { ChatAvatar } from './ChatAvatar';

interface Props {
  q: string;
  chats: readonly Chat[];
  /** Id of the open result. */
  shown: string | undefined;
}

const TYPING_MS = 150;

/** Messages of all chats; a result opens its place. */
export function FoundMessages({ q, chats, shown }: Props) {
  const words = useDebouncedValue(q, TYPING_MS);
  const { data } = useQuery({ ...chatMessageSearchOptions(words), placeholderData: (previous) => previous });
  if (!data) return null;
  return (
    <>
      <h2 className="py-2 px-4 fs-sm text-ink-3 fw-semibold">
        {data.length === 0 ? chatText.noMatchingMessages : chatText.messages}
      </h2>
      <p className="visually-hidden" role="status">
        {chatText.messagesFound(data.length)}
      </p>
      <ul className="pt-0 px-2 pb-2" aria-label={chatText.messages}>
        {data.map((message) => {
          const chat = chats.find(({ id }) => id === message.chatId);
          return (
            chat && (
              <li key={message.id}>
                <Link
                  from="/apps/chat"
                  to="/apps/chat"
                  search={(old) => ({ ...old, chat: chat.id, message: message.id, with: undefined })}
                  className="choice gap-3 p-2"
                  aria-current={message.id === shown ? 'true' : undefined}
                  resetScroll={false}
                >
                  <ChatAvatar chat={chat} />
                  <span className="fill align-with-page">
                    <b className="d-block fw-semibold" dir="auto">
                      {chat.name}
                    </b>
                    <small className="d-block fs-sm text-ink-3 text-truncate" dir="auto">
                      {message.fromId === 0 && chatText.youSaid}
                      {summarizeMessage(message.text) || message.attachment?.name}
                    </small>
                  </span>
                  <span className="stack-1 justify-items-end align-self-start fs-xs text-ink-3">
                    <Timestamp at={message.at} />
                  </span>
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
