import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Avatar } from '@/components/ui/Avatar';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { Timestamp } from '@/components/ui/Timestamp';
import { messageSearchOptions } from '@/queries/social/message/message';
import { messageText } from '@/messages/social/message';

/** Messages of the member's conversations; a result opens its place in the conversation. */
export function MessageSearch({ q }: { q: string }) {
  const { data, error, refetch } = useQuery(messageSearchOptions(q));
  if (error && !data)
    return <ErrorState title={messageText.searchFailed} error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton what={messageText.resultsNoun} faces />;
  if (data.length === 0)
    return <p className="m-4 text-ink-3 text-center">{messageText.noMatchingMessages}</p>;
  return (
    <ul className="pt-0 px-2 pb-2" aria-label={messageText.results}>
      {data.map(({ id, conversationId, number, author, text, createdAt }) => (
        <li key={id}>
          <Link
            to="/apps/chat"
            search={{ conversation: conversationId, at: number, q }}
            className="choice gap-3 p-2"
            resetScroll={false}
          >
            <Avatar name={author.name} url={author.avatarUrl} silent />
            <span className="fill align-with-page">
              <b className="d-block fw-semibold" dir="auto">
                {author.name}
              </b>
              <small className="d-block fs-sm text-ink-3 text-truncate" dir="auto">
                {text}
              </small>
            </span>
            <span className="stack-1 justify-items-end align-self-start fs-xs text-ink-3">
              <Timestamp at={createdAt} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
