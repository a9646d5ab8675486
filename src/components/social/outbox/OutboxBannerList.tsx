import { Link } from '@tanstack/react-router';
import { useOutboxList } from '@/queries/outbox/outbox-list';
import { OutboxEntryList } from './OutboxEntryList';
import { outboxText } from '@/messages/social/outbox';

/** Posts show where they were written; other changes alone float over the feed, so that they move nothing. */
export function OutboxBannerList() {
  const entries = useOutboxList();
  const posts = entries.filter(({ kind }) => kind === 'post');
  const others = entries.length - posts.length;
  const isChip = posts.length === 0;
  return (
    <section
      className={isChip ? 'outbox-chip mx-auto' : 'card stream mb-4'}
      aria-label={outboxText.notSentYet}
    >
      <OutboxEntryList entries={posts.slice(-3)} />
      <p className={isChip ? 'fs-md' : 'py-4 px-5 fs-md text-ink-2'} role="status">
        {isChip ? (
          <Link className="d-block py-2 px-4" to="/outbox">
            {outboxText.changesNotSent(others)}
          </Link>
        ) : (
          <span>
            {others > 0 && `${outboxText.otherChangesNotSent(others)} `}
            <Link to="/outbox">{outboxText.openTheOutbox}</Link>
          </span>
        )}
      </p>
    </section>
  );
}
